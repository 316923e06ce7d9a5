import choice from '#design/forms/choice.module.css';

type FacetValueProps = { name: string; value: string; label: string; count: number; checked: boolean };

const heardByForm = (): void => undefined;

/** One checkbox of dozens: without hooks. Its change is heard by the form, once for all. A value without products cannot be added. */
export const FacetValue = ({ name, value, label, count, checked }: FacetValueProps) => (
  <label className={choice.choice}>
    <input
      type="checkbox"
      name={name}
      value={value}
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={heardByForm}
    />
    <span>{label}</span>
    <small>{count}</small>
  </label>
);
