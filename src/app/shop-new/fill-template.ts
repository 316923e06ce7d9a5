/**
 * A template's text for a shop: of `{{#store}}…{{/store}}` what is between stays if it holds, of `{{^store}}…{{/store}}` if not;
 * lines that have nothing else go. Other placeholders stay, for they are facts of the running shop.
 */
export function fillTemplate(text: string, conditions: Readonly<Record<string, boolean>>, today: string): string {
  return text
    .replace(/^(\{\{[#^/]\w+\}\})\n/gm, '$1')
    .replace(/\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g, (_, sign: string, name: string, within: string) => {
      if (!(name in conditions)) throw new Error(`no condition is called ${name}`);
      // Conditions may stand within others.
      return (sign === '#') === conditions[name] ? fillTemplate(within, conditions, today) : '';
    })
    .replaceAll('{{today}}', today);
}
