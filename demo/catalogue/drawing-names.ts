export const drawingNames = [
  'battery', 'case', 'cement', 'chainsaw', 'charger', 'circular-saw', 'disc', 'drill', 'gloves', 'grinder', 'hammer',
  'hammerdrill', 'helmet', 'jigsaw', 'ladder', 'mixer', 'mower', 'paint', 'sander', 'screwdrivers', 'tape', 'wheelbarrow',
  'impact-driver', 'planer', 'router-tool', 'mitre-saw', 'table-saw', 'reciprocating-saw', 'multitool', 'heat-gun', 'glue-gun',
  'vacuum', 'compressor', 'nail-gun', 'generator', 'welder', 'pressure-washer', 'bench-grinder', 'drill-bits',
  'screwdriver-bits', 'hole-saw', 'saw-blade', 'sandpaper', 'wire-brush', 'pliers', 'wrench-set', 'spanner', 'socket-set',
  'allen-keys', 'handsaw', 'chisel', 'axe', 'utility-knife', 'clamp', 'vice', 'level', 'laser-level', 'measuring-wheel',
  'calliper', 'trowel', 'bucket', 'shovel', 'rake', 'hoe', 'pruner', 'hedge-trimmer', 'brush-cutter', 'blower', 'hose',
  'sprinkler', 'sprayer', 'watering-can', 'plant-pot', 'fertiliser', 'bbq', 'garden-furniture', 'boots', 'safety-glasses',
  'ear-defenders', 'respirator', 'workwear', 'harness', 'first-aid-kit', 'screws', 'nails', 'anchors', 'bolts', 'chain', 'rope',
  'padlock', 'lock', 'hinge', 'handle', 'shelf', 'workbench', 'tool-chest', 'tool-bag', 'light-bulb', 'torch', 'work-light',
  'cable', 'extension-reel', 'socket-outlet', 'switch', 'conduit', 'tap', 'pipe-fitting', 'shower', 'radiator', 'fan', 'heater',
  'silicone', 'adhesive', 'spray-can', 'roller', 'brush', 'filler', 'tile', 'brick', 'plasterboard', 'insulation-roll',
  'sandbag', 'tarp', 'scaffold', 'wood-board', 'door', 'gift-card', 'service', 'knee-pads', 'set-square',
  'pencils', 'pipes', 'window', 'castor', 'safe', 'traffic-cone', 'welding-mask', 'wire-spool', 'multitool-blade', 'trousers', 't-shirt',
] as const;

/** A drawing a table may ask for: the file is `demo/drawings/` with this name and `.svg`. */
export type Drawing = (typeof drawingNames)[number];
