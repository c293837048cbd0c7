// Before anything is drawn: the theme that was chosen, so that nothing flashes.
(function () {
  var root = document.documentElement;
  try {
    var chosen = JSON.parse(localStorage.getItem("paddock-settings") || "{}");
    if (chosen.theme && chosen.theme !== "auto") root.dataset.theme = chosen.theme;
    if (chosen.lang) root.lang = chosen.lang;
  } catch (error) {
    root.dataset.theme = "";
  }
})();
