// Runs before anything is drawn: sets the chosen theme and language, so that nothing flashes, and on the front page
// requests the games while the main script is still loading.
(function () {
  var root = document.documentElement;
  var stored;
  try {
    stored = JSON.parse(localStorage.getItem("paddock-settings") || "{}");
  } catch {
    stored = {};
  }
  if (stored.theme && stored.theme !== "auto") root.dataset.theme = stored.theme;
  var lang = stored.lang || (navigator.language.indexOf("it") === 0 ? "it" : "en");
  root.lang = lang;
  if (location.pathname !== "/") return;
  var path = "/api/catalogue?lang=" + lang;
  window.early = { path: path, response: fetch(path) };
  window.early.response
    .then(function (response) {
      return response.clone().json();
    })
    .then(function (catalogue) {
      catalogue.games.slice(0, 3).forEach(function (game) {
        new Image().src = "/api/games/" + game.id + "/picture?lang=" + lang;
      });
    })
    .catch(function () {
      // the main script requests them again, and tells the user
    });
})();
