import type { ReactNode } from 'react';
import table from './table.module.css';

/** A cell's main words, and smaller ones below. */
export const TwoLines = ({ title, children }: { title: string; children: ReactNode }) => (
  <span className={table.two}>
    <b>{title}</b>
    <small>{children}</small>
  </span>
);
