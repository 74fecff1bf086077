import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { fieldsOf, isFields, parseJson } from '#model/untrusted';
import type { SchemaForm } from '#ui/form/useSchemaForm';

/** Fields with what the form was filled with, which its draft keeps: only so is it known later what somebody else has changed. */
export const withSeen = <Fields extends object>(fields: Fields): Fields & { seen: string } => ({
  ...fields,
  seen: JSON.stringify(fields),
});

const plain = (value: unknown): string =>
  JSON.stringify(typeof value === 'string' ? value.trim() : (value ?? ''));

/** What was sent becomes `next`, row by row and field by field; what was typed since stays. */
function merged(typed: unknown, sent: unknown, next: unknown): unknown {
  if (JSON.stringify(typed) === JSON.stringify(sent)) return next;
  if (Array.isArray(typed) && Array.isArray(sent) && Array.isArray(next) && typed.length >= sent.length)
    return typed.map((row, at) => merged(row, sent[at], next[at]));
  if (!isFields(typed) || !isFields(sent) || !isFields(next)) return typed;
  return Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [field, merged(value, sent[field], next[field])]),
  );
}

interface Settings<Fields, Name extends string> {
  /** Fields that are changed together. */
  groups?: Readonly<Partial<Record<Name, readonly string[]>>>;
  isTold?: (name: Name, before: Fields, now: Fields) => boolean;
}

interface OthersChanges<Fields, Name extends string> {
  /** Nothing was typed there: it is shown. */
  told: readonly Name[];
  /** Something else was typed there. */
  clashes: readonly Name[];
  /** Those that stopped the last press. */
  stopped: readonly Name[];
  /** What the form was filled with. */
  seen: Fields;
  /** What it would be filled with now. */
  now: Fields;
  see: (fields: Fields) => void;
  /** A press stops at clashes; a second one means it, for by then they were told. */
  mayWrite: () => boolean;
  /**
   * Sends what stands in the form, which puts it in form as `next`; true when it is done. Until that is heard back nobody else
   * has changed any of it. What is typed while it is sent stays.
   */
  save: (next: Fields, send: () => Promise<boolean>) => Promise<boolean>;
}

/** What somebody else has changed since the form was filled; `fields` are what it would be filled with now. */
export function useOthersChanges<
  Fields extends object,
  Output extends FieldValues,
  Name extends string = keyof Fields & string,
>(
  form: SchemaForm<Fields & { seen: string }, Output>,
  fields: Fields,
  { isTold = () => true, ...settings }: Settings<Fields, Name> = {},
): OthersChanges<Fields, Name> {
  type Input = Fields & { seen: string };
  const [told, setTold] = useState<readonly Name[]>([]);
  const [stopped, setStopped] = useState<readonly Name[]>([]);
  /** The fields as they were heard before what was saved, as JSON. */
  const [replaced, setReplaced] = useState<string>();
  if (replaced !== undefined && replaced !== JSON.stringify(fields)) setReplaced(undefined);
  useWatch({ control: form.control });
  /** A draft of an earlier version may say it otherwise: it then counts as seen as it is now. */
  const lastSeen = (): Fields => {
    const seen = parseJson(form.getValues().seen);
    return isFields(seen) ? (seen as Fields) : fields;
  };
  const set = (field: string, value: unknown): void =>
    form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>);
  const see = (next: Fields): void => set('seen', JSON.stringify(next));

  const typed = form.getValues();
  const seen = lastSeen();
  const now = replaced === undefined ? fields : seen;
  const groups: Partial<Record<string, readonly string[]>> = settings.groups ?? {};
  const partsOf = (name: Name) => (groups[name] ?? [name]) as readonly (keyof Fields)[];
  const isAlike = (name: Name, one: Fields, other: Fields): boolean =>
    partsOf(name).every((field) => plain(one[field]) === plain(other[field]));
  const grouped = Object.values(groups).flat();
  const alone = Object.keys(now).filter((field) => !grouped.includes(field));
  const changed = ([...Object.keys(groups), ...alone] as Name[]).filter((name) => !isAlike(name, seen, now));
  const free = changed.filter((name) => isAlike(name, typed, seen));
  const clashes = changed.filter((name) => !free.includes(name) && !isAlike(name, typed, now));
  const fresh = free.filter((name) => !told.includes(name) && isTold(name, seen, now));
  if (fresh.length > 0) setTold([...told, ...fresh]);
  const settled = changed.filter((name) => !clashes.includes(name)).flatMap(partsOf);
  const due = JSON.stringify(Object.fromEntries(settled.map((field) => [field, now[field]])));
  const show = useEffectEvent((values: Partial<Fields>) => {
    for (const [field, value] of Object.entries(values)) set(field, value);
    see({ ...lastSeen(), ...values });
  });
  useEffect(() => {
    if (due !== '{}') show(JSON.parse(due) as Partial<Fields>);
  }, [due]);
  return {
    told,
    clashes,
    stopped,
    seen,
    now,
    see,
    mayWrite: () => {
      setTold([]);
      setStopped(clashes);
      see(now);
      return clashes.length === 0;
    },
    save: async (next, send) => {
      const sent = structuredClone(form.getValues());
      if (!(await send())) return false;
      const values = fieldsOf(merged(form.getValues(), sent, next));
      for (const field of Object.keys(next)) set(field, values[field]);
      setTold([]);
      setReplaced(JSON.stringify(fields));
      see(next);
      return true;
    },
  };
}
