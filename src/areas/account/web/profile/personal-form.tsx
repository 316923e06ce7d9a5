import { useState } from 'react';
import { formatPhone, isPhone } from '#values/contact-rules.ts';
import { isPlainLine, nameLineLength } from '#values/plain-line.ts';
import { isDocumentNumber, isPersonalTaxId, maxDocumentLength, taxIdKind } from '#values/tax-id.ts';
import { Box } from '#design/page/box.tsx';
import { fieldWidths, FormGrid } from '#design/forms/form-grid.tsx';
import { Segmented } from '#design/actions/segmented.tsx';
import { Select } from '#design/forms/select.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { NameFields, useNames } from '../sign-in/name-fields.tsx';
import { useOperation } from '../use-operation.ts';
import { useTypedText } from '../use-typed-text.ts';
import type { User } from '../user-store.ts';
import { messages } from './messages.ts';
import { changeOf, documentOf, type PersonalDraft } from './personal-draft.ts';
import { SettingsForm } from './settings-form.tsx';
import { TypedField } from './typed-field.tsx';

/** Name, phone and the data for invoices. */
export function PersonalForm({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const t = useMessages(messages);
  const texts = t.personal;
  const operation = useOperation();
  const onEdit = operation.clear;
  const saved = documentOf(user);
  const names = useNames(onEdit, user);
  const phone = useTypedText(
    { error: (text) => (isPhone(text) ? undefined : texts.wrongPhone), onEdit },
    user.phone ? formatPhone(user.phone) : '',
  );
  const organization = useTypedText(
    { error: (text) => (isPlainLine(text.trim()) ? undefined : t.noLinks), onEdit },
    user.organization ?? '',
  );
  const cif = useTypedText({ error: (text) => (taxIdKind(text) ? undefined : texts.wrongDocument), onEdit }, saved.cif);
  const [type, setType] = useState(user.customerType);
  const [documentType, setDocumentType] = useState(saved.documentType);
  const isValidNumber = (text: string) => isDocumentNumber(documentType, text);
  const documentNumber = useTypedText(
    { error: (text) => (isValidNumber(text) ? undefined : texts.wrongDocument), onEdit },
    saved.documentNumber,
  );

  const body = changeOf({
    names: names.areValid ? names.value : null,
    phone: phone.value,
    type,
    organization: organization.value,
    cif: cif.value,
    documentType,
    documentNumber: documentNumber.value,
  });

  async function save(): Promise<void> {
    const user = body && (await operation.run((signal) => browserApi()('PUT /admin/user', { body }, { signal })));
    if (user) onSaved(user);
  }
  function choose<Value>(set: (value: Value) => void, value: Value): void {
    set(value);
    operation.clear();
  }

  const typeChoice = (
    <Segmented
      label={texts.type}
      value={type}
      onChange={(value) => choose(setType, value)}
      segments={[
        { value: 'individual', label: texts.individual },
        { value: 'legal', label: texts.legal },
      ]}
    />
  );
  return (
    <Box title={texts.title} actions={typeChoice}>
      <SettingsForm
        operation={operation}
        canSend={body !== null}
        button={t.save}
        variant="primary"
        success={t.dataChangedSuccessfully}
        onSend={() => void save()}
      >
        <FormGrid>
          {type === 'legal' && (
            <>
              <TypedField
                text={cif}
                label={texts.cif}
                name="cif"
                autoCapitalize="characters"
                maxLength={maxDocumentLength}
              />
              <TypedField
                isOptional={isPersonalTaxId({ type: taxIdKind(cif.value) ?? '' })}
                text={organization}
                label={texts.organization}
                name="organization"
                autoComplete="organization"
                maxLength={nameLineLength}
              />
            </>
          )}
          <NameFields names={names} />
          <TypedField
            isOptional
            text={phone}
            label={texts.phone}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
          />
          {type === 'individual' && (
            <>
              <Select
                className={fieldWidths.sixth}
                label={texts.document}
                name="documentType"
                value={documentType}
                onChange={({ target }) => choose(setDocumentType, target.value as PersonalDraft['documentType'])}
                options={(['NIF', 'NIE', 'PASSPORT'] as const).map((value) => ({
                  value,
                  label: texts.documentTypes[value],
                }))}
              />
              <TypedField
                isOptional
                text={documentNumber}
                className={fieldWidths.third}
                label={texts.documentNumber}
                name="documentNumber"
                autoCapitalize="characters"
                maxLength={maxDocumentLength}
              />
            </>
          )}
        </FormGrid>
      </SettingsForm>
    </Box>
  );
}
