import { englishSynonyms } from './vocabulary/english.ts';
import { tradeMarkSynonyms } from './vocabulary/trade-marks.ts';
import { machineSeriesSynonyms } from './vocabulary/machine-series.ts';
import { readSynonymRule, type SynonymRule } from './vocabulary/synonym-rule.ts';
import { abbreviationSynonyms } from './vocabulary/abbreviations.ts';
import { bitAndAbrasiveSynonyms } from './vocabulary/bits-and-abrasives.ts';
import { counterWordSynonyms } from './vocabulary/counter-words.ts';
import { buildingSynonyms } from './vocabulary/building.ts';
import { everydayHomeNames } from './vocabulary/everyday-home-names.ts';
import { everydaySiteNames } from './vocabulary/everyday-site-names.ts';
import { everydayToolNames } from './vocabulary/everyday-tool-names.ts';
import { electricitySynonyms } from './vocabulary/electricity.ts';
import { fixingSynonyms } from './vocabulary/fixings.ts';
import { gardenSynonyms } from './vocabulary/garden.ts';
import { handToolSynonyms } from './vocabulary/hand-tools.ts';
import { machineSynonyms } from './vocabulary/machines.ts';
import { paintAndGlueSynonyms } from './vocabulary/paint-and-glue.ts';
import { regionalHomeNames } from './vocabulary/regional-home-names.ts';
import { regionalToolNames } from './vocabulary/regional-tool-names.ts';
import { storageAndSafetySynonyms } from './vocabulary/storage-and-safety.ts';
import { waterAndClimateSynonyms } from './vocabulary/water-and-climate.ts';
import { woodAndServiceSynonyms } from './vocabulary/wood-and-services.ts';

/** The words that every shop of this trade knows, in Spanish and Catalan; one file a subject, to edit there. */
export const synonymRules: readonly SynonymRule[] = [
  ...machineSynonyms,
  ...bitAndAbrasiveSynonyms,
  ...handToolSynonyms,
  ...storageAndSafetySynonyms,
  ...buildingSynonyms,
  ...gardenSynonyms,
  ...paintAndGlueSynonyms,
  ...fixingSynonyms,
  ...electricitySynonyms,
  ...waterAndClimateSynonyms,
  ...woodAndServiceSynonyms,
  ...abbreviationSynonyms,
  ...englishSynonyms,
  ...counterWordSynonyms,
  ...everydayToolNames,
  ...everydaySiteNames,
  ...everydayHomeNames,
  ...regionalToolNames,
  ...regionalHomeNames,
  ...tradeMarkSynonyms,
  ...machineSeriesSynonyms,
].map(readSynonymRule);
