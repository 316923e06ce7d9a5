import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

interface Rules {
  /** Filters the text while it is typed. */
  readonly filter?: (text: string) => string;
  /** Filters it on leaving the field. */
  readonly finish?: (text: string) => string;
  /** The error to show on leaving the field; undefined for a valid text. */
  readonly error?: (text: string) => string | undefined;
  readonly onEdit?: () => void;
}

/** A field's text: its error comes on leaving the field unless it is empty, and goes on edit (storefront.md section 5). */
export function useTypedText({ filter = (text) => text, finish = filter, error, onEdit }: Rules, initial = '') {
  const [value, setValue] = useState(initial);
  const [shownError, setShownError] = useState<string>();
  // An accent typed with two keys passes through characters that the filter would drop.
  const isComposing = useRef(false);

  function edit(text: string): void {
    setValue(isComposing.current ? text : filter(text));
    setShownError(undefined);
    onEdit?.();
  }

  return {
    value,
    /** Replaces the text by one that is known to be right. */
    set(text: string): void {
      setValue(text);
      setShownError(undefined);
    },
    /** Clears the text without an error, such as a password that has been sent. */
    reset(): void {
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
