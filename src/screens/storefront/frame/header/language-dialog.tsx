import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#design/actions/button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { OptionCards } from '#design/forms/option-cards.tsx';
import { type Locale, localisedPath } from '#i18n/locale.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useFrame } from '../frame-data.ts';
import { messages } from '../language/messages.ts';
import { messages as frameMessages } from '../messages.ts';

/** The choice of language, each under its own name. Saving opens the same page with its query and hash. */
export function LanguageDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(messages);
  const { close } = useMessages(frameMessages);
  const locale = useLocale();
  const { languages } = useFrame().base;
  const { pathname, search, hash } = useLocation();
  const [chosen, setChosen] = useState<Locale>(locale);
  const save = (): void => {
    if (chosen === locale) onClose();
    else window.location.assign(localisedPath(pathname, chosen) + search + hash);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t.chooseLanguage} closeLabel={close}>
      <OptionCards
        label={t.chooseLanguage}
        hideLabel
        columns={2}
        value={chosen}
        onChange={setChosen}
        options={languages.map((value) => ({
          value,
          title: <span lang={value}>{t.languages[value].name}</span>,
          detail: value === locale ? t.currentLanguage : <span lang={value}>{t.languages[value].change}</span>,
        }))}
      />
      <p className="small muted">{t.samePage}</p>
      <Button wide onClick={save}>
        {t.save}
      </Button>
    </Dialog>
  );
}
