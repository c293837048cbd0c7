// Lights the lines that the address names: #L12-20.
function light() {
  document.querySelectorAll(".lit").forEach((line) => line.classList.remove("lit"));
  const [, first, last] = location.hash.match(/^#L(\d+)(?:-(\d+))?$/) ?? [];
  for (let number = Number(first); number <= Number(last ?? first); number++) {
    document.getElementById(`L-${number}`)?.classList.add("lit");
  }
  document.getElementById(`L-${Math.max(1, Number(first) - 2)}`)?.scrollIntoView();
}
addEventListener("hashchange", light);
light();
