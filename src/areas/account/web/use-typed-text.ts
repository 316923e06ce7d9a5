import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

interface Rules {
  /** What stays of the text while it is typed. */
  readonly keep?: (text: string) => string;
  /** What stays of it on leaving the field. */
  readonly finish?: (text: string) => string;
  /** The error to show on leaving the field; undefined for a right text. */
  readonly error?: (text: string) => string | undefined;
  readonly onEdit?: () => void;
}

/** A field's text: its error comes on leaving the field unless it is empty, and goes on edit (storefront.md section 5). */
export function useTypedText({ keep = (text) => text, finish = keep, error, onEdit }: Rules, initial = '') {
  const [value, setValue] = useState(initial);
  const [shownError, setShownError] = useState<string>();
  // An accent typed with two keys passes through characters that would be dropped.
  const isComposing = useRef(false);

  function edit(text: string): void {
    setValue(isComposing.current ? text : keep(text));
    setShownError(undefined);
    onEdit?.();
  }

  return {
    value,
    /** Takes the text away without a word, such as a password that has been used. */
    empty(): void {
      setValue('');
      setShownError(undefined);
    },
    field: {
      value,
      error: shownError,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => edit(target.value),
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        isComposing.current = false;
        edit(currentTarget.value);
      },
      onBlur: () => {
        const finished = finish(value);
        setValue(finished);
        if (finished.trim() !== '') setShownError(error?.(finished));
      },
    },
  };
}

export type TypedText = ReturnType<typeof useTypedText>;
