import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

type TableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell heads its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A table whose rows become blocks on telephones: first and last cell above, the second below. */
export const Table = ({ caption, columns, rows }: TableProps) => (
  <table className={classNames(styles.table, 'panel')}>
    <caption className="vh">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [first, ...others] }) => (
        <tr key={key}>
          <th scope="row">{first}</th>
          {others.map((cell, index) => (
            <td key={index}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
