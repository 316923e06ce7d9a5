/** Shows the frame of a form: what the script that form_v2 names does. */
export const identificationScript = `(() => {
  const frameOf = (id) => document.getElementById(id);
  let element = window.SequraFormElement || 'sq-identification-pp3';
  const instance = {
    closeCallback: null,
    setElement(id) { element = id; },
    setCloseCallback(callback) { instance.closeCallback = callback; },
    defaultCloseCallback() {
      const frame = frameOf(element);
      if (frame) { frame.hidden = true; frame.removeAttribute('src'); }
    },
    show() {
      const frame = frameOf(element);
      frame.hidden = false;
      frame.src = frame.dataset.baseUrl;
    },
  };
  addEventListener('message', ({ source, data }) => {
    const frame = frameOf(element);
    if (!frame || source !== frame.contentWindow || data?.action !== 'sequra_close') return;
    (instance.closeCallback || instance.defaultCloseCallback)();
  });
  window.SequraFormInstance = instance;
})();
`;

/** Fills the shop's promotional widgets: the part of seQura's script that a checkout needs. */
export const checkoutScript = `(() => {
  const settings = window.SequraConfiguration || {};
  const waiting = window.SequraOnLoad || [];
  const format = (cents) => (cents / 100).toFixed(2).replace('.', settings.decimalSeparator || ',') + ' €';
  const refreshComponents = () => {
    for (const widget of document.querySelectorAll('.sequra-promotion-widget')) {
      const amount = Number(widget.dataset.amount);
      widget.textContent = 'Desde ' + format(Math.ceil(amount / 12)) + ' al mes con seQura';
    }
  };
  window.Sequra = { onLoad: (callback) => callback(), refreshComponents };
  for (const callback of waiting) callback();
})();
`;
