import table from '../parts/table.module.css';

/** On one line, cut where there is no room: it is read out whole, and shown whole to whoever points at it. */
export const CustomerName = ({ name }: { name: string }) => (
  <span className={table.cut} title={name}>
    {name}
  </span>
);
