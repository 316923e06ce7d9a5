import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { isFound, markedPieces, type PaletteGroup, type PaletteItem, readPaletteText } from './palette-item.ts';
import { usePaletteText } from './use-palette-text.ts';
import styles from './palette.module.css';
import { useFound } from './use-found.tsx';
import { type FrameNames, useScreens } from './use-screens.ts';
import { runInBackground } from '#web/run-in-background.ts';

interface PaletteProps {
  readonly names: FrameNames;
  /** What a scanner has read, or was typed before the list had come. */
  readonly initialText: string;
  readonly onShortcuts: () => void;
  readonly onClose: () => void;
}

/** Finds orders, customers, articles, screens and actions by what is typed; opens them here or in another tab. */
export default function Palette({ names, initialText, onShortcuts, onClose }: PaletteProps) {
  const t = usePaletteText();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const highlighted = useRef<PaletteItem | undefined>(undefined);
  const [typed, setTyped] = useState(initialText);
  const { kind, text } = readPaletteText(typed);
  const found = useFound(kind, text);
  const { screens, actions } = useScreens(names, onShortcuts);
  useEffect(() => {
    dialog.current?.showModal();
    // What was typed before the list had come goes on.
    const input = dialog.current?.querySelector('input');
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  const named = (items: readonly PaletteItem[]) => items.filter(({ title }) => isFound(title, text));
  const groups: PaletteGroup[] = [
    ...found.groups,
    ...(kind === 'all' || kind === 'actions'
      ? [
          { value: t.screens, items: named(screens) },
          { value: t.actions, items: named(actions) },
        ]
      : []),
  ].filter(({ items }) => items.length > 0);
  const choose = ({ to, shopPage, act }: PaletteItem, inNewTab: boolean): void => {
    const address = shopPage ?? (to === undefined ? undefined : `/backoffice${to === '/' ? '' : to}`);
    if (address !== undefined && (inNewTab || to === undefined)) window.open(address, '_blank', 'noopener');
    dialog.current?.close();
    if (to !== undefined && !inNewTab) runInBackground(navigate(to));
    act?.();
  };
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t.openShort} onClose={onClose}>
      <Autocomplete.Root
        open
        inline
        mode="none"
        items={groups}
        value={typed}
        onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
        itemToStringValue={({ title }: PaletteItem) => title}
        onItemHighlighted={(item) => {
          highlighted.current = item;
        }}
        autoHighlight="always"
        keepHighlight
      >
        <div className={styles.find}>
          <Icon name="search" />
          <Autocomplete.Input
            aria-label={t.open}
            placeholder={t.open}
            maxLength={200}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !highlighted.current) return;
              event.preventDefault();
              choose(highlighted.current, true);
            }}
          />
          <kbd aria-hidden="true">{t.keys.esc}</kbd>
          <IconButton icon="close" label={t.close} className={styles.close} onClick={() => dialog.current?.close()} />
        </div>
        <Autocomplete.Empty className={styles.empty}>
          {groups.length === 0 && (
            <>
              <b>{found.isFailed ? t.failed : t.nothing}</b>
              <br />
              {t.nothingHint}
            </>
          )}
        </Autocomplete.Empty>
        <Autocomplete.List className={styles.list} aria-label={t.results}>
          {({ value, items }: PaletteGroup) => (
            <Autocomplete.Group key={value} items={items}>
              <Autocomplete.GroupLabel className={styles.group}>{value}</Autocomplete.GroupLabel>
              {items.map((item) => (
                <Autocomplete.Item
                  key={item.id}
                  value={item}
                  className={styles.item}
                  onClick={(event) => choose(item, event.ctrlKey || event.metaKey)}
                >
                  {item.picture ? <img src={item.picture} alt="" width="36" height="36" /> : <Icon name={item.icon} />}
                  <span className={styles.words}>
                    <Marked title={item.title} text={text} />
                    {item.detail !== undefined && (
                      <small>
                        <Marked title={item.detail} text={text} />
                      </small>
                    )}
                  </span>
                  {item.aside}
                </Autocomplete.Item>
              ))}
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
      <p className={styles.foot} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t.keys.move}
        </span>
        <span>
          <kbd>↵</kbd> {t.keys.open}
        </span>
        <span>
          <kbd>{t.keys.ctrl}</kbd> <kbd>↵</kbd> {t.keys.newTab}
        </span>
        <span>
          <kbd>&gt;</kbd> {t.keys.actions}
        </span>
        {t.findsOrders && (
          <>
            <span>
              <kbd>#</kbd> {t.keys.orders}
            </span>
            <span>
              <kbd>@</kbd> {t.keys.customers}
            </span>
          </>
        )}
      </p>
    </dialog>
  );
}

/** What is found, with what was typed underlined in it. */
const Marked = ({ title, text }: { title: string; text: string }) =>
  // Two pieces may read the same: their places tell them apart.
  markedPieces(title, text).map((piece, index) =>
    // oxlint-disable-next-line react/no-array-index-key
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
