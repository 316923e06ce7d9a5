import { useEffect, useState } from 'react';
import { Switch } from '#design/forms/switch.tsx';
import { browserStorage } from '#web/browser-storage.ts';
import { netPricesKey } from '#values/net-prices.ts';
import styles from './buy-box.module.css';
import type { ProductMessages } from './messages.ts';

/**
 * Shows the page's amounts without VAT, for professionals, and remembers it on the device. Consumers are always shown prices
 * with VAT first (RDLeg 1/2007 art. 20.1.c). The script in the head marks the document before the first paint, and without
 * scripts the style sheet follows the box itself.
 */
export function VatSwitch({ t }: { t: ProductMessages }) {
  const [isNet, setIsNet] = useState(false);
  useEffect(() => setIsNet('net' in document.documentElement.dataset), []);
  const change = (checked: boolean) => {
    const stored = browserStorage('localStorage', netPricesKey);
    setIsNet(checked);
    document.documentElement.toggleAttribute('data-net', checked);
    if (checked) stored.write(true);
    else stored.remove();
  };
  return (
    <div className={`${styles.vat} no-print`}>
      <span className="gross">{t.withVat}</span>
      <span className="net">{t.withoutVat}</span>
      <Switch id="net" label={t.net} checked={isNet} onChange={({ target }) => change(target.checked)} />
    </div>
  );
}
