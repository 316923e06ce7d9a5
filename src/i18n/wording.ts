type Language = 'es' | 'ca';

const anyOf = (list: string): string => list.trim().split(/\s+/).join('|');
/** One of the words; `_` is a space. */
const wordOf = (list: string): string => `(?<!\\p{L})(?:${anyOf(list).replaceAll('_', '\\s')})(?![\\p{L}·])`;
/** Where a request stands: at the start of a sentence, a step or a part after a colon or semicolon. */
const start = String.raw`(?<=^|[.!?:;)>•]\s*|\d\.\s)`;

/** The shop says tú: `usted` and what is only said to `usted`. */
const formalSpanish = `
  usted(?:es)? vd\\. vos vosotros introduzca pulse rellene seleccione escriba consulte rogamos inténtelo
  déjel[oa]s? téngal[oa]s? póngal[oa]s? póngase guárdel[oa]s? lável[oa]s? lávese úsel[oa]s? utilícel[oa]s? llével[oa]s? apóyel[oa]s?
  límpiel[oa]s? córtel[oa]s? ciérrel[oa]s? ábral[oa]s? agítel[oa]s? mójel[oa]s? afílel[oa]s? golpéel[oa]s? ánclel[oa]s? retírel[oa]s?
  compruébel[oa]s? tráigal[oa]s? tráiganos pídal[oa]s? pídanos hágal[oa]s? háganos elíjal[oa]s? fíjese asegúrese léal[oa]s? quítel[oa]s?
  sáquel[oa]s? cárguel[oa]s? móntel[oa]s? colóquel[oa]s? sujétel[oa]s? cámbiel[oa]s? aplíquel[oa]s? mézclel[oa]s? llámenos escríbanos
  visítenos consúltenos pregúntenos díganos cuéntenos
`;

/** Requests to usted that elsewhere in a sentence may be third person ('para que lo use'); nouns such as 'corte' and 'cierre' are left out. */
const formalSpanishRequests = `
  abra abroche acerque acuda adhiera afile afloje agite alterne amase añada apague aparte_(?:a|el|la|los|las) aplique apoye apriete
  asegure aspire atornille avise calcule cambie cargue cierre_(?:el|la|los|las) clave_(?:el|la|los|las) coloque combine compare compre
  compruebe conecte confirme conserve corte_(?:el|la|los|las) cubra cuelgue cuente deje desatornille desconecte desenchufe desenrosque
  desmonte diluya elija elimine empape empiece emplee encargue encienda encole enjuague enrosque escoja espere evite extienda fije frote
  gire golpee guarde haga humedezca infle inserte instale lave lea levante lije limpie llame llene lleve localice lubrique mantenga marque
  mezcle mida mire moje mueva observe pegue perfore pida pinte ponga presione pretaladre proteja pruebe pula quite recargue recoja recorte
  recuerde reemplace regule renueve repase repita respete retire revise riegue rocíe sacuda saque siga sople suba sujete sume sumerja
  suelte sustituya taladre tenga tome trabaje traiga use utilice vacíe vea ventile verifique vierta vigile vuelva
`;
const forbiddenToUsted = `
  abra acerque altere apoye apriete aplique arroje deje desmonte emplee exponga fuerce fume golpee guarde haga introduzca lave lije
  meta mezcle mire modifique mueva perfore permita ponga presione quite respire retire sobrecargue sumerja supere taladre tire toque trabaje
  use utilice
`;

/** The shop says tu: vostè, vosaltres and vós, whose requests end in -eu and -iu (`plural` finds the usual ones, but for those of a customer's question to the shop). */
const formalCatalan = `
  vost[èé]s? vostr[ea]s? introdueixi premi escrigui cliqui utilitzi comprovi
  llegiu escolliu afegiu seguiu obriu protegiu ompliu cobriu serviu serviu-vos mediu diluïu poliu submergiu dirigiu fregiu uniu repartiu
  humitegiu consulteu-nos cosiu bulliu retorneu
`;
/** Nouns, adjectives and third persons in -eu. */
const otherInEu = `
  adreu altaveu arreu beu breu cau conreu correu creu deu déu encreu entornpeu europeu extreu feu_anys fideu greu hereu jueu lleu meu museu
  neu peu plau plou pneu pompeu preu rebeu relleu retreu reu romeu seu sobrepreu teu tornaveu treu trofeu veu
`;
const plural = `(?<![\\p{L}’])(?!(?:${anyOf(otherInEu).replaceAll('_', '\\s')})(?!\\p{L}))\\p{L}+eu(?:-\\p{L}+)?(?!\\p{L})(?![^.!]*\\?)`;

/** Spanish or wrong where Catalan has its own word: desar, mida, eina, trepant, cargol, femella, volandera, endoll … */
const wrongCatalan = `
  vés dóna sóc desde tamany barato bueno degut_a donat_que hi_ha_que tenir_que al_menys disfrut(?:a|ar|i|en) entrega(?:r|t|da|des)?
  recullid[ae]s? apretar apret(?:at|ada|ats|ades)? ferramentes? taladr[ae]s? taladrar tornillos? tuerc[ae]s? tuerques? arandel(?:a|les)
  enchufes? enxufes? enxufar inalàmbri(?:c|ca|cs|ques) llijar llij(?:a|es) lijadora destornilladors? tacos? candados? bisagr(?:a|es)
  amolador(?:a|es) alambres? manguer(?:a|es) grifos? hormigó ladrillos? azulejos? martillos? carretill(?:a|es) andamis?
`;

/** Catalan that reads much like Spanish, and comes into it with a name that was translated by halves. */
const catalanInSpanish = `
  bimetall metall acer fusta ferro vidre alumini formigó trepants? cargols? fulles mànec bateries carregador
`;

const wrongWords: Readonly<Record<Language, readonly RegExp[]>> = {
  es: [
    new RegExp(wordOf(formalSpanish), 'iu'),
    new RegExp(wordOf(catalanInSpanish), 'iu'),
    new RegExp(`${start}(?:${wordOf(formalSpanishRequests)}|no\\s${wordOf(forbiddenToUsted)})`, 'iu'),
  ],
  ca: [new RegExp(wordOf(formalCatalan), 'iu'), new RegExp(plural, 'iu'), new RegExp(wordOf(wrongCatalan), 'iu')],
};

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/**
 * What a native of the trade would not write: another form of address than tú and tu, calques, three dots for an ellipsis, straight
 * quotation marks, and ¿ or ¡ missing in Spanish or put in Catalan. For the interface's texts, the demo shop's and its catalogue.
 */
export function wordingFaults(text: string, language: Language): string[] {
  const opened = (sign: string) => (language === 'es' ? count(text, sign) : 0);
  return [
    ...wrongWords[language].flatMap((wrong) => wrong.exec(text)?.[0] ?? []),
    ...(count(text, '?') === opened('¿') || language === 'ca' ? [] : ['¿…?']),
    ...(count(text, '!') === opened('¡') || language === 'ca' ? [] : ['¡…!']),
    ...(language === 'ca' && /[¿¡]/.test(text) ? ['¿¡'] : []),
    ...(/\.\.\.|\p{L}"|"\p{L}/u.test(text) ? ['... or "'] : []),
  ];
}
