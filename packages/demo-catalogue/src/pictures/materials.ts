/** How materials and finishes are drawn: lit, plain, in shade. */
type Tones = readonly [string, string, string];

const steel: Tones = ['#DCE0E3', '#B4BBC1', '#848D95'];
const black: Tones = ['#5F666C', '#3A4046', '#1F2327'];
const brass: Tones = ['#F0D27E', '#D8A441', '#A5761F'];
const gold: Tones = ['#F1DC93', '#D9B755', '#A98629'];
const wood: Tones = ['#E3BE86', '#CC9C5C', '#A87A43'];

const metals: Readonly<Record<string, Tones>> = {
  brass,
  copper: ['#E9A77E', '#C8743F', '#944E24'],
  bronze: brass,
  'hss-tin': gold,
  'hss-co': ['#D3C3A1', '#A99368', '#786440'],
  iron: black,
  carbide: ['#C9CFD3', '#9EA7AE', '#6E7880'],
};

const finishes: Readonly<Record<string, Tones>> = {
  black,
  chrome: ['#F1F4F6', '#C6CDD3', '#8D979F'],
  nickel: ['#E4E0D6', '#C2BCAE', '#938C7C'],
  satin: ['#D5D8DA', '#B2B7BB', '#868D92'],
  raw: brass,
};

const materials: Readonly<Record<string, Tones>> = {
  leather: ['#B88452', '#9C6B3C', '#77502B'],
  polyester: ['#5F666C', '#3F464C', '#262B2F'],
  nylon: ['#5F666C', '#3F464C', '#262B2F'],
  beech: ['#F0D3A4', '#DDB273', '#B98B4C'],
  hickory: wood,
  ash: ['#EBCB97', '#D9AF6E', '#B38A4D'],
  pine: ['#F0D9AC', '#E2BF82', '#BD9657'],
  acacia: ['#C98F5C', '#A86E3D', '#7E4F28'],
  fibreglass: ['#F4CF55', '#E2AE0A', '#A97F06'],
  steel,
  aluminium: ['#E6EAED', '#C7CED3', '#98A2A9'],
  rattan: ['#8A6B52', '#684D38', '#473325'],
  polypropylene: ['#6B7278', '#464D53', '#2C3136'],
  rubber: black,
  glass: ['#EAF3F5', '#C9DEE3', '#9DBBC2'],
};

const named = (name: string, [light, plain, dark]: Tones): Record<string, string> => ({
  [`${name}-light`]: light,
  [name]: plain,
  [`${name}-dark`]: dark,
});

/** The colours of metal parts by finish or material, and of what the product is made of; empty where a drawing's own are right. */
export function toneColours(material = '', finish = ''): Record<string, string> {
  const metal = finishes[finish] ?? metals[material];
  const main = materials[material] ?? metals[material];
  return { ...(metal ? named('metal', metal) : {}), ...(main ? named('material', main) : {}) };
}
