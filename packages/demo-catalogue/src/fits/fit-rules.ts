import type { Row } from '../csv-rows.ts';

/** The shop's rules on what fits: the rows of fits.csv, in the order in which a product's page shows what fits it. */
export const fitRuleRows: readonly Row[] = [
  offer('battery', 'baterias', '', '', 'battery-platform|!cells', 'battery-platform=battery-platform'),
  offer('charger', 'cargadores', '', '', 'battery-platform|!cells|!bays', 'battery-platform=battery-platform'),
  // Whatever else runs on batteries is offered together only within a platform.
  {
    ...offer('platform', '', 'battery-platform', '', 'battery-platform', 'battery-platform=battery-platform'),
    use: 'platform',
  },
  // A machine that is not delivered as a kit comes without them. Garden machines do not say how they are delivered.
  ...['body', ''].flatMap((delivery) => {
    const machine = `battery-platform|!cells|!bays|${delivery ? `delivery=${delivery}` : '!delivery'}`;
    const name = delivery || 'garden';
    return [
      { ...offer(`${name}-battery`, 'baterias', '', '', machine, 'battery-platform=battery-platform'), use: 'battery' },
      {
        ...offer(`${name}-charger`, 'cargadores', '', '', machine, 'battery-platform=battery-platform'),
        use: 'charger',
      },
    ];
  }),

  // A saw blade on a grinder, or a cutting disc on a saw, fits by neither bore nor size.
  offer(
    'grinder-disc',
    'discos-corte|discos-diamante',
    '',
    'amoladoras|sierras-circulares',
    '',
    'disc-diameter=disc-diameter|bore=bore',
  ),
  offer('cup-brush', 'cepillos-alambre', 'thread', 'amoladoras', '', 'thread=thread|speed>=speed'),
  offer(
    'wheel-brush',
    'cepillos-alambre',
    'bore',
    'amoladoras|esmeriladoras',
    'disc-diameter',
    'diameter=disc-diameter|bore=bore',
  ),
  offer(
    'saw-blade',
    'hojas-circular',
    '',
    'sierras-circulares|sierras-estacionarias|amoladoras',
    '',
    'disc-diameter=disc-diameter|bore=bore',
  ),
  offer(
    'grinding-wheel',
    'esmeriladoras',
    'grain',
    'esmeriladoras',
    'disc-diameter|power-source',
    'disc-diameter=disc-diameter|bore=bore|thickness=thickness',
  ),

  offer(
    'chuck',
    'brocas-metal|brocas-madera|brocas-hormigon|puntas|coronas|cepillos-alambre',
    '',
    'taladros|esmeriladoras',
    'chuck',
    'shank-diameter<=chuck',
  ),
  offer(
    'shank',
    'brocas-metal|brocas-madera|brocas-hormigon|puntas|coronas|cepillos-alambre|hojas-calar-sable|multiherramientas',
    'shank|!power-source',
    'martillos-perforadores|atornilladores-impacto|sierras-calar|sierras-sable|multiherramientas',
    'power-source',
    'shank=shank',
  ),
  offer('impact-socket', 'vasos-carracas', 'finish=black', 'atornilladores-impacto', '', 'drive-size=drive-size'),
  offer(
    'hand-socket',
    'vasos-carracas',
    'drive-size|key-size',
    'vasos-carracas',
    'drive-size|!key-size',
    'drive-size=drive-size',
  ),
  offer(
    'knife-blade',
    'cuteres',
    'pack',
    'cuteres',
    'blade-width|!pack',
    'blade-form=blade-form|blade-width=blade-width',
  ),
  offer('router-bit', 'cepillos-fresadoras', 'pieces', 'cepillos-fresadoras', 'power-source', 'collet=collet'),
  offer('screw-bit', 'puntas', 'tip-size', 'tornillos', 'drive-head', 'tip-size=tip-size'),
  offer('anchor-bit', 'brocas-hormigon', '', 'anclajes', 'drill-diameter', 'diameter=drill-diameter'),

  offer('sanding-disc', 'abrasivos', 'diameter', 'lijadoras', '', 'diameter=pad-size'),
  offer('sanding-belt', 'abrasivos', 'width', 'lijadoras|esmeriladoras', '', 'width=width|length=length'),
  offer('vacuum-bag', 'aspiradores', 'pack', 'aspiradores', 'power-source', 'bag-model=bag-model'),
  offer('vacuum-hose', 'aspiradores', 'length-m', 'aspiradores', 'power-source', 'hose-diameter=hose-diameter'),
  offer('glue-stick', 'decapadores-pistolas', 'length', 'decapadores-pistolas', 'power-source', 'diameter=diameter'),

  offer('nail', 'clavos', 'gauge', 'clavadoras', '', 'gauge=gauge|length<=nail-length'),
  offer('air-tool', 'clavadoras', 'power-source=pneumatic', 'compresores', 'volume', 'pressure<=pressure'),
  offer('air-tool-set', 'compresores', 'power-source=pneumatic', 'compresores', 'volume', 'pressure<=pressure'),
  offer('air-hose', 'compresores', 'length-m', 'compresores', 'volume', 'pressure>=pressure'),
  offer(
    'electrode',
    'soldadura',
    'process=mma|!power-source',
    'soldadura',
    'power-source',
    'diameter<=electrode-diameter',
  ),
  offer(
    'welding-wire',
    'soldadura',
    'process=mig|!power-source',
    'soldadura',
    'power-source',
    'diameter<=wire-diameter',
  ),
  offer(
    'washer-hose',
    'hidrolimpiadoras',
    'length-m|!water-flow',
    'hidrolimpiadoras',
    'water-flow',
    'pressure>=pressure',
  ),

  offer(
    'saw-chain',
    'motosierras',
    'chain-pitch|!power-source',
    'motosierras',
    'power-source',
    'chain-pitch=chain-pitch|chain-gauge=chain-gauge|drive-links=drive-links',
  ),
  offer('trimmer-line', 'desbrozadoras', 'length-m', 'desbrozadoras', 'power-source', 'line-diameter=line-diameter'),
  // A cover is pulled over the whole barbecue, down to the ground.
  offer(
    'barbecue-cover',
    'barbacoas',
    'waterproof',
    'barbacoas',
    'power-source',
    'width-cm>=width-cm|height-cm>=height-cm',
  ),
  offer('hose-connector', 'mangueras', 'diameter|pack', 'mangueras', 'layers', 'diameter=diameter'),

  offer('nut-of-bolt', 'pernos', 'thread|!drive-head|!length-m', 'pernos', 'drive-head|thread', 'thread=thread'),
  offer('nut-of-rod', 'pernos', 'thread|!drive-head|!length-m', 'pernos', 'length-m', 'thread=thread'),
  { ...offer('washer-of-nut', 'pernos', 'washer', 'pernos', 'nut', 'thread=thread'), use: 'check' },
  offer('wrench', 'llaves', 'key-size', 'pernos', 'key-size', 'key-size=key-size'),
  offer('pipe-fitting', 'tuberia', 'fitting', 'tuberia', 'length-m|diameter', 'diameter=diameter'),
  offer('flexible-connector', 'tuberia', 'thread|length-cm', 'tuberia', 'thread|!length-cm', 'thread=thread'),
  offer('tile-adhesive', 'cementos', 'adhesive-class', 'ladrillos', 'adhesive-class', 'adhesive-class=adhesive-class'),
  offer('duct', 'ventilacion', 'length-m', 'ventilacion', 'power-source|diameter', 'diameter=diameter'),
];

function offer(
  code: string,
  accessories: string,
  needs: string,
  machines: string,
  machineNeeds: string,
  conditions: string,
): Row {
  return {
    code,
    accessory_sections: accessories,
    accessory_with: needs,
    machine_sections: machines,
    machine_with: machineNeeds,
    conditions,
    use: 'offer',
  };
}
