import { useId, useRef } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { IconButton } from '../parts/button.tsx';
import { useMay } from '../session/session.ts';
import { Choice } from './choice.tsx';
import { messages } from './messages.ts';
import { orderColumns, readColumns, withColumn } from './order-columns.ts';
import styles from './column-menu.module.css';

interface ColumnMenuProps {
  readonly params: URLSearchParams;
  readonly onChange: (params: URLSearchParams) => void;
}

/** Which columns the list has; their order is fixed. */
export function ColumnMenu({ params, onChange }: ColumnMenuProps) {
  const t = useMessages(messages);
  const seesMoney = useMay()('money.read');
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const shown = readColumns(params);
  return (
    <div className={styles.columns}>
      <IconButton
        icon="columns"
        label={t.columns}
        popoverTarget={id}
        onClick={({ currentTarget }) => {
          const { bottom, right } = currentTarget.getBoundingClientRect();
          Object.assign(menu.current!.style, { top: `${bottom}px`, right: `${window.innerWidth - right}px` });
        }}
      />
      <div ref={menu} id={id} popover="auto" className={styles.menu} role="group" aria-label={t.columns}>
        {orderColumns
          .filter((column) => seesMoney || column !== 'total')
          .map((column) => (
            <Choice
              key={column}
              label={t[column]}
              isOn={shown.includes(column)}
              onChange={(isOn) => onChange(withColumn(params, column, isOn))}
            />
          ))}
      </div>
    </div>
  );
}
