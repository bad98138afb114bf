const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Functions and operators that are strict and may still return null for non-null arguments. */
export const sometimesNull = names(`
  json_object_field json_object_field_text jsonb_object_field jsonb_object_field_text json_array_element jsonb_array_element
  json_array_element_text jsonb_array_element_text json_extract_path jsonb_extract_path json_extract_path_text jsonb_extract_path_text
  array_length array_upper array_lower array_ndims regexp_match regexp_substr substring jsonb_path_query_first to_regclass pg_get_expr
  current_setting`)

/** Functions that never return null, for any arguments. */
export const neverNull = names(`
  concat json_build_object jsonb_build_object json_build_array jsonb_build_array now gen_random_uuid format num_nulls num_nonnulls row_number
  rank dense_rank percent_rank cume_dist count cardinality generate_series generate_subscripts json_array_elements jsonb_array_elements
  jsonb_object_keys string_to_table regexp_split_to_table regexp_matches jsonb_each jsonb_each_text random clock_timestamp nextval`)

/** Functions that return null when their first argument is null. */
export const nullAsTheFirst = names(`
  concat_ws array_append array_remove array_cat array_replace array_to_string to_json to_jsonb row_to_json`)
