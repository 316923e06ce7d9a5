import { Checkbox } from '#design/forms/checkbox.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Link } from '#web/link.tsx';
import { messages } from '../../messages.ts';
import type { DraftFieldsProps } from '../draft/use-order-draft.ts';

/** The one consent of an order. Visitors give it before the first step is sent, because that stores their data. */
export function Agreement({ draft, onChange, errors, form }: DraftFieldsProps & { form: string }) {
  const [before, privacyPolicy, between, conditions, after] = useMessages(messages).agree;
  return (
    <Checkbox
      name="agree"
      form={form}
      required
      label={
        <>
          {before}
          <Link to="/privacy-policy" target="_blank">
            {privacyPolicy}
          </Link>
          {between}
          <Link to="/legal-notice" target="_blank">
            {conditions}
          </Link>
          {after}
        </>
      }
      checked={draft.agree}
      error={errors.agree}
      onChange={({ target }) => onChange({ agree: target.checked }, 'agree')}
    />
  );
}
