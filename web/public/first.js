// Before anything is drawn: the theme and the language that were chosen, so that nothing flashes; and, for the front
// page, its games are asked for while its script is still on the way.
(function () {
  var root = document.documentElement;
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("paddock-settings") || "{}");
  } catch (error) {
    chosen = {};
  }
  if (chosen.theme && chosen.theme !== "auto") root.dataset.theme = chosen.theme;
  var lang = chosen.lang || (navigator.language.indexOf("it") === 0 ? "it" : "en");
  root.lang = lang;
  if (location.pathname !== "/") return;
  var path = "/api/catalogue?lang=" + lang;
  window.asked = { path: path, reply: fetch(path) };
  window.asked.reply
    .then(function (reply) {
      return reply.clone().json();
    })
    .then(function (found) {
      found.games.slice(0, 3).forEach(function (game) {
        new Image().src = "/api/games/" + game.id + "/picture?lang=" + lang;
      });
    })
    .catch(function () {});
})();
