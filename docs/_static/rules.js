// On a page of rules: a field that narrows them, and a side where the code and the proof of a rule open.
// On the page of the search: a way to the rules whose ID was asked for.
const WIDE = 1100;

function entries() {
  return [...document.querySelectorAll("dl.myst > dt")].map((term) => ({ term, about: term.nextElementSibling }));
}

function addFilter(main) {
  const field = document.createElement("input");
  field.type = "search";
  field.className = "rule-filter";
  field.placeholder = "Words or an ID: only rules in which all of them stand remain";
  field.setAttribute("aria-label", field.placeholder);
  const count = document.createElement("p");
  count.className = "rule-filter-count";
  count.setAttribute("role", "status");
  field.addEventListener("input", () => narrow(field.value, count));
  main.querySelector("h1").after(field, count);
  field.value = new URLSearchParams(location.search).get("only") ?? "";
  narrow(field.value, count);
}

function addRuleFound(results) {
  const asked = (new URLSearchParams(location.search).get("q") ?? "").trim().toUpperCase();
  const page = RULE_PAGES[asked.split("-")[0]];
  if (!page || !asked.includes("-")) return;
  const link = document.createElement("a");
  link.href = /-\d+[A-Z]?$/.test(asked) ? `rules/${page}.html#${asked}` : `rules/${page}.html?only=${asked}`;
  link.textContent = asked;
  const line = document.createElement("p");
  line.append("In the rules: ", link);
  results.before(line);
}

function narrow(text, count) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let left = 0;
  for (const { term, about } of entries()) {
    const said = `${term.textContent} ${about.textContent}`.toLowerCase();
    const fits = words.every((word) => said.includes(word));
    term.hidden = about.hidden = !fits;
    about.style.display = fits ? "" : "none";
    left += fits ? 1 : 0;
  }
  for (const chapter of document.querySelectorAll("section > section")) {
    chapter.hidden = !chapter.querySelector("dt:not([hidden])");
  }
  count.textContent = words.length ? `${left} rules` : "";
}

function side() {
  const known = document.querySelector(".beside");
  if (known) return known;
  const made = document.createElement("aside");
  made.className = "beside";
  made.setAttribute("aria-label", "Code and proof");
  made.innerHTML = `<header><span>Code above, proof below</span><button aria-label="Close">✕</button></header>
    <iframe title="Code"></iframe><iframe title="Proof"></iframe>`;
  made.querySelector("button").addEventListener("click", () => {
    made.remove();
    document.body.classList.remove("has-beside");
  });
  document.body.append(made);
  document.body.classList.add("has-beside");
  return made;
}

function open(link) {
  if (!link) return;
  const [code, proof] = side().querySelectorAll("iframe");
  (link.classList.contains("code") ? code : proof).src = link.href;
}

addEventListener("click", (event) => {
  const link = event.target.closest("dl.myst a");
  if (!link || innerWidth < WIDE || event.ctrlKey || event.metaKey) return;
  if (link.matches(".code, .proof")) {
    event.preventDefault();
    open(link);
  } else {
    const about = link.closest("dt").nextElementSibling;
    open(about.querySelector(".code"));
    open(about.querySelector(".proof"));
    link.scrollIntoView({ block: "nearest" });
  }
});

addEventListener("DOMContentLoaded", () => {
  const main = document.querySelector("#furo-main-content");
  if (main?.querySelector("a.proof")) addFilter(main);
  const results = document.querySelector("#search-results");
  if (results) addRuleFound(results);
});
