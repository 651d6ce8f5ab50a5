/** The player's behaviour. Without it all steps are shown one below the other. */
export const SCRIPT = `
(() => {
  const frames = [...document.querySelectorAll('.frame')];
  if (frames.length === 0) return;
  document.documentElement.classList.add('js');
  const dots = [...document.querySelectorAll('.dot')];
  const back = document.querySelector('[data-move="-1"]');
  const on = document.querySelector('[data-move="1"]');
  let current = 0;
  const show = (index) => {
    current = Math.max(0, Math.min(frames.length - 1, index));
    frames.forEach((frame, place) => frame.classList.toggle('on', place === current));
    dots.forEach((dot, place) => dot.setAttribute('aria-current', String(place === current)));
    back.disabled = current === 0;
    on.disabled = current === frames.length - 1;
  };
  dots.forEach((dot, place) => dot.addEventListener('click', () => show(place)));
  for (const button of [back, on]) button.addEventListener('click', () => show(current + Number(button.dataset.move)));
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') show(current - 1);
    if (event.key === 'ArrowRight') show(current + 1);
  });
  const follow = () => {
    const index = frames.findIndex((frame) => '#' + frame.id === location.hash);
    if (index >= 0) show(index);
  };
  addEventListener('hashchange', follow);
  document.querySelectorAll('a[href^="#step-"]').forEach((link) => link.addEventListener('click', () => setTimeout(follow)));
  show(0);
  follow();
})();
`;
