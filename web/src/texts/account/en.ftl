notices = When a race waits for you
notices-about = In races over days nobody looks at the table all the time. Choose how you want to be told that it is your turn. You are told once for each turn, and reminded when four fifths of the time are gone.
notices-none = The owner of this server has not set up messages.
notices-mail = By e-mail
notices-mail-address = Address
notices-mail-send = Confirm this address
notices-mail-sent = We have sent you a mail. Open its link to confirm the address.
notices-mail-forget = Forget the address
notices-push = In this browser
notices-push-on = Show notifications here
notices-push-off = No more notifications here
notices-push-count = Browsers that show notifications: { $count }
notices-push-denied = Your browser does not allow notifications for this page. You can change that in its settings.
notices-push-no = This browser cannot show notifications here. On an iPhone, add Paddock to the Home Screen first.
notices-hook = In a chat room
notices-hook-about = The room reads whose turn it is, and nothing that only you may know.
notices-hook-kind = Kind of webhook
notices-hook-plain = plain JSON
notices-hook-address = Address of the webhook
notices-hook-secret = Messages are signed with this key (Standard Webhooks):
notices-pace = How often
notices-pace-at-once = at once
notices-pace-hourly = once an hour at most
notices-pace-daily = once a day
notices-daily-at = Time of day
notices-quiet = Quiet hours
notices-quiet-from = from
notices-quiet-until = until
notices-zone = Time zone
notices-save = Save
notices-saved = Saved.
notices-muted = Muted tables
notices-unmute = Call me for this table again
notices-failed = Not delivered:
notices-mute = Do not call me for this table
clock-extend = Give everyone their time again
calendar-bank = Extra days in all
calendar-weekends = weekends off
calendar-nights = nights off (22 to 8)
calendar-is-bank = { $days ->
    [one] one extra day in all
   *[other] { $days } extra days in all
}
calendar-is-weekends = weekends off
calendar-is-nights = nights off

sessions = Where you are signed in
session-this = this device
session-seen = last seen { $when }
session-end = Sign out there
tokens = Keys for programs
tokens-about = With a key, a program or the terminal table can play as you. It cannot change your account. The API is described at
token-name = What it is for
token-make = New key
token-once = Copy this key now; it is shown only once:
token-revoke = Revoke
token-used = last used { $when }
token-unused = never used

password-change = Change password
password-now = Your password
password-new = New password
password-changed = Your password is changed. You are signed out everywhere else.
recover = Forgot your password?
recover-about = If your account has a confirmed address, we send you a link.
recover-mail = Your e-mail address
recover-send = Send me a link
recover-sent = If an account has this address, a mail is on its way.

profile = Your races
profile-counts = { $over ->
    [one] One race finished
   *[other] { $over } races finished
}, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}, { $running } running.
profile-game = Game
profile-races = Races
profile-won = Won
profile-podium = Podium
profile-circuits = Circuits driven: { $circuits }
profile-place = Place { $place } of { $seats }
profile-none = No race finished yet.

turn-none = No race is waiting for you.

holidays = Holidays
holidays-about = On these days your clock stands still in races over days, and nobody calls you. The other drivers see until when you are away. { $most } days in all at most.
holidays-none = You have set no holidays.
holidays-first = First day
holidays-last = Last day
holidays-add = Add
holidays-remove = Remove
holidays-span = { $first } to { $last }
