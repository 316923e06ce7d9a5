// Speaks the protocol of Google's Maps JavaScript API as far as the shop uses it: the script calls the callback of its
// address, and importLibrary answers the classes. The map is a grey area of Web Mercator tiles of 256 pixels.
(() => {
  const script = document.currentScript;
  const worldSize = (zoom) => 256 * 2 ** zoom;
  const toPixels = ({ lat, lng }, zoom) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    return {
      x: worldSize(zoom) * (lng / 360 + 0.5),
      y: worldSize(zoom) * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
    };
  };
  const toPoint = ({ x, y }, zoom) => ({
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / worldSize(zoom)))) * 180) / Math.PI,
    lng: (x / worldSize(zoom) - 0.5) * 360,
  });
  const latLng = (point) => ({ toJSON: () => point });

  class Listening {
    listeners = {};
    addListener(name, listener) {
      (this.listeners[name] ??= []).push(listener);
    }
    fire(name, event) {
      for (const listener of this.listeners[name] ?? []) listener(event);
    }
  }
  class StandInMap extends Listening {
    constructor(element, { center, zoom }) {
      super();
      Object.assign(this, { element, center, zoom });
      element.tabIndex = 0;
      element.setAttribute('role', 'region');
      element.setAttribute('aria-label', 'Mapa');
      element.addEventListener('click', ({ clientX, clientY }) => {
        const middle = toPixels(this.center, this.zoom);
        const x = middle.x + clientX - element.clientWidth / 2;
        const y = middle.y + clientY - element.clientHeight / 2;
        this.fire('click', { latLng: latLng(toPoint({ x, y }, this.zoom)) });
      });
      this.show();
    }
    show() {
      this.element.dataset.zoom = this.zoom;
    }
    getCenter = () => latLng(this.center);
    getZoom = () => this.zoom;
    setZoom(zoom) {
      this.zoom = zoom;
      this.show();
    }
    panTo(point) {
      this.center = point;
    }
  }
  class Polygon extends Listening {
    constructor({ map, paths }) {
      super();
      map.element.dataset.polygons = Number(map.element.dataset.polygons ?? 0) + paths.length;
    }
  }
  class Marker {
    constructor({ map, title, icon }) {
      this.element = Object.assign(new Image(), { src: icon.url, alt: title });
      map.element.append(this.element);
    }
    setMap() {
      this.element.remove();
    }
  }
  const libraries = { maps: { Map: StandInMap, Polygon }, marker: { Marker }, places: {}, geometry: {} };
  window.google.maps.importLibrary = (name) => Promise.resolve(libraries[name]);
  const callback = new URL(script.src).searchParams.get('callback').split('.');
  callback.reduce((object, name) => object[name], window)();
})();
