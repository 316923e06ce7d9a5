import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '../parts/button.tsx';
import { useErrorText } from '../session/error-text.ts';
import { messages } from './messages.ts';
import { withParam } from './order-search.ts';
import { isChanged, useSavedViews, useViewChanges } from './saved-views.ts';
import { showToast } from '../parts/toasts.ts';

interface ChangedViewProps {
  readonly params: URLSearchParams;
  readonly onChange: (params: URLSearchParams) => void;
}

/** Of a saved view that the person may change: saves what it shows now, or deletes it. */
export function ChangedView({ params, onChange }: ChangedViewProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const view = useSavedViews().find(({ id }) => String(id) === params.get('saved'));
  const { update, remove } = useViewChanges();
  if (!view?.mayChange) return null;
  const onError = (error: Error): void => showToast(errorText(error));
  return isChanged(view, params) ? (
    <LinkButton onClick={() => update.mutate({ view, params }, { onError })}>{t.saveInView}</LinkButton>
  ) : (
    <LinkButton
      onClick={() => remove.mutate(view.id, { onError, onSuccess: () => onChange(withParam(params, 'saved', null)) })}
    >
      {t.deleteView}
    </LinkButton>
  );
}
