/** A region of a country: its name, and the value an address keeps (the code, where post uses codes). */
export interface Region {
  value: string;
  name: string;
}

/** Code and name, as post in these countries writes the code. */
const coded: Record<string, string> = {
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VI Virgin Islands|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam|MP Northern Mariana Islands|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  BR: 'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
};

const named: Record<string, string> = {
  IN: 'Andaman and Nicobar Islands|Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chandigarh|Chhattisgarh|Dadra and Nagar Haveli and Daman and Diu|Delhi|Goa|Gujarat|Haryana|Himachal Pradesh|Jammu and Kashmir|Jharkhand|Karnataka|Kerala|Ladakh|Lakshadweep|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Puducherry|Punjab|Rajasthan|Sikkim|Tamil Nadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal',
  MX: 'Aguascalientes|Baja California|Baja California Sur|Campeche|Chiapas|Chihuahua|Ciudad de México|Coahuila|Colima|Durango|Estado de México|Guanajuato|Guerrero|Hidalgo|Jalisco|Michoacán|Morelos|Nayarit|Nuevo León|Oaxaca|Puebla|Querétaro|Quintana Roo|San Luis Potosí|Sinaloa|Sonora|Tabasco|Tamaulipas|Tlaxcala|Veracruz|Yucatán|Zacatecas',
  IE: 'Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow',
  JP: 'Aichi|Akita|Aomori|Chiba|Ehime|Fukui|Fukuoka|Fukushima|Gifu|Gunma|Hiroshima|Hokkaido|Hyogo|Ibaraki|Ishikawa|Iwate|Kagawa|Kagoshima|Kanagawa|Kochi|Kumamoto|Kyoto|Mie|Miyagi|Miyazaki|Nagano|Nagasaki|Nara|Niigata|Oita|Okayama|Okinawa|Osaka|Saga|Saitama|Shiga|Shimane|Shizuoka|Tochigi|Tokushima|Tokyo|Tottori|Toyama|Wakayama|Yamagata|Yamaguchi|Yamanashi',
};

/** The parts of a country that has a list of them; none where people write what they like. */
export function regionsOf(country: string): Region[] {
  const withCodes = coded[country];
  if (withCodes !== undefined) {
    return withCodes.split('|').map((entry) => {
      const [value = ''] = entry.split(' ', 1);
      return { value, name: entry.slice(value.length + 1) };
    });
  }
  return (named[country]?.split('|') ?? []).map((name) => ({ value: name, name }));
}

/** Finds a region that was typed as free text, before the list was loaded. */
export const regionNamed = (regions: readonly Region[], text: string): Region | undefined => {
  const wanted = text.trim().toLowerCase();
  return regions.find(({ value, name }) => value.toLowerCase() === wanted || name.toLowerCase() === wanted);
};

/** The last of the first three digits of ZIP codes, state by state, in rising order; 0 leaves a gap. */
const zipStates: readonly [last: number, state: string][] = (
  '004:|005:NY|006:PR|008:PR|009:PR|027:MA|029:RI|038:NH|049:ME|054:VT|055:MA|059:VT|069:CT|089:NJ|099:|149:NY|196:PA|199:DE|' +
  '200:DC|201:VA|205:DC|219:MD|246:VA|268:WV|289:NC|299:SC|319:GA|339:FL|340:AA|349:FL|369:AL|385:TN|397:MS|399:GA|427:KY|' +
  '459:OH|479:IN|499:MI|528:IA|549:WI|567:MN|577:SD|588:ND|599:MT|629:IL|658:MO|679:KS|693:NE|714:LA|729:AR|732:OK|733:TX|' +
  '749:OK|799:TX|816:CO|831:WY|838:ID|847:UT|865:AZ|884:NM|885:TX|898:NV|961:CA|966:AP|968:HI|969:|979:OR|994:WA|999:AK'
)
  .split('|')
  .map((entry) => {
    const [last = '', state = ''] = entry.split(':');
    return [Number(last), state] as const;
  });

const canadian: Record<string, string> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
};

const australian: Record<string, string> = { 0: 'NT', 3: 'VIC', 4: 'QLD', 5: 'SA', 6: 'WA', 7: 'TAS' };

/** The part of the country a post code lies in, where the code alone says so. */
export function regionOfPostcode(country: string, postcode: string): string | undefined {
  const code = postcode.trim().toUpperCase();
  if (country === 'US' && /^\d{5}/.test(code)) {
    const prefix = Number(code.slice(0, 3));
    return zipStates.find(([last]) => prefix <= last)?.[1] || undefined;
  }
  if (country === 'CA') return canadian[code.charAt(0)];
  if (country === 'AU' && /^\d{4}$/.test(code)) return australian[code.charAt(0)];
  return undefined;
}
