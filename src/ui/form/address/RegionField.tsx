import { useEffect, useRef, useState } from 'react';
import { useWatch, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import type * as RegionsModule from '#model/order/regions';
import { needsRegion } from '#model/order/country';
import { reportError } from '#reportError';
import { FormField } from '#ui/form/FormField';
import { SelectField } from '#ui/form/SelectField';
import type { SchemaForm } from '#ui/form/useSchemaForm';

type Regions = typeof RegionsModule;

/** The lists of regions, loaded on demand. Until then, and if they cannot be loaded, the field takes free text. */
function useRegions(): Regions | undefined {
  const [regions, setRegions] = useState<Regions>();
  useEffect(() => {
    let isHere = true;
    import('#model/order/regions').then(
      (module) => {
        if (isHere) setRegions(module);
      },
      (error: unknown) => reportError(error, 'The list of states did not load.', 'warning'),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return regions;
}

export const writeRegion = <Input extends FieldValues, Output extends FieldValues>(
  form: SchemaForm<Input, Output>,
  name: Path<Input>,
  region: string,
): void => form.setValue(name, region as PathValue<Input, Path<Input>>);

interface RegionFieldProps<Input extends FieldValues, Output extends FieldValues> {
  form: SchemaForm<Input, Output>;
  name: Path<Input>;
  postcodeName: Path<Input>;
  country: string;
  label: string;
  placeholder: string;
  className?: string;
}

/**
 * State, province or county, from a list. A post code that lies in one of them fills it in, and corrects what was filled in;
 * what the shopper chose stays.
 */
export function RegionField<Input extends FieldValues, Output extends FieldValues>({
  form,
  name,
  postcodeName,
  country,
  label,
  placeholder,
  className,
}: RegionFieldProps<Input, Output>) {
  const lists = useRegions();
  const [value, postcode] = useWatch({ control: form.control, name: [name, postcodeName] });
  const typed = typeof value === 'string' ? value : '';
  const code = typeof postcode === 'string' ? postcode : '';
  const regions = lists?.regionsOf(country) ?? [];
  // The country in whose list the region was last looked up.
  const [settled, setSettled] = useState(country);
  const isKnown = regions.some((region) => region.value === typed);
  const place = lists?.regionToFill(country, code);
  const named = lists?.regionNamed(regions, typed)?.value;
  // A region of another country's list is removed.
  const isForeign = lists !== undefined && country !== settled && !named && typed !== '';
  if (lists !== undefined && country !== settled && !isForeign) setSettled(country);
  /** The region that was filled in last. One that was there before counts as filled in where it agrees with its post code. */
  const filled = useRef<string>(undefined);
  const isLookedUp = useRef(false);
  useEffect(() => {
    if (lists !== undefined && !isLookedUp.current) {
      isLookedUp.current = true;
      if (typed === place) filled.current = typed;
    }
    const isOurs = typed === '' || typed === filled.current;
    const wanted = isForeign ? '' : ((isOurs ? place : undefined) ?? (named || typed));
    if (wanted === typed) return;
    if (isOurs && wanted === place) filled.current = wanted;
    writeRegion(form, name, wanted);
  }, [lists, typed, place, named, isForeign, form, name, filled, isLookedUp]);
  const required = needsRegion(country);
  const shared = { form, name, label, className, autoComplete: 'address-level1', required };
  if (regions.length === 0) return <FormField {...shared} />;
  const options = regions.map((region) => ({ value: region.value, label: region.name }));
  // Free text from another country, or saved long ago, stays until a region is chosen.
  const kept = typed === '' || isKnown ? [] : [{ value: typed, label: typed }];
  return <SelectField {...shared} options={[...kept, ...options]} placeholder={placeholder} />;
}
