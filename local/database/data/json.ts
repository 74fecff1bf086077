export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** True for objects and false for lists: the two mean different things in a request. */
export function isJsonObject(json: Json | undefined): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

export function parseJson(text: string): Json {
  const json: Json = JSON.parse(text);
  return json;
}
