-- Names that were kept before `normaliseText` (packages/texts) stood before every field: one form of each letter, no signs that nobody
-- sees, single spaces, hyphens for odd dashes in names of people, Latin look-alikes in Cyrillic words. Names of usual signs are passed
-- over by an expression over their own columns, so that a large table is read once and only odd rows are locked.
CREATE FUNCTION pg_temp.as_line(kept text) RETURNS text LANGUAGE sql IMMUTABLE AS $fn$
  SELECT btrim(regexp_replace(
    regexp_replace(
      normalize(kept, NFC),
      '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]',
      '', 'g'),
    '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'))
$fn$;--> statement-breakpoint
CREATE FUNCTION pg_temp.in_cyrillic(kept text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $fn$
DECLARE
  piece text;
  made text;
  whole text := '';
BEGIN
  IF kept !~ '[A-Za-z\u00cb\u00eb]' OR kept !~ '[\u0400-\u052f]' THEN RETURN kept; END IF;
  FOR piece IN
    SELECT (regexp_matches(kept, '[A-Za-z\u00c0-\u024f\u0400-\u052f]+|[^A-Za-z\u00c0-\u024f\u0400-\u052f]+', 'g'))[1]
  LOOP
    made := translate(piece, 'ABCEHKMOPTXYaceopxykËë', 'АВСЕНКМОРТХУасеорхукЁё');
    -- Only where the rest of the word is Cyrillic, and no Latin letter is left.
    IF piece ~ '[\u0400-\u052f]' AND made !~ '[A-Za-z\u00c0-\u024f]'
      AND 2 * length(regexp_replace(piece, '[^\u0400-\u052f]', '', 'g')) >= length(piece)
    THEN whole := whole || made;
    ELSE whole := whole || piece;
    END IF;
  END LOOP;
  RETURN whole;
END
$fn$;--> statement-breakpoint
CREATE FUNCTION pg_temp.as_name(kept text) RETURNS text LANGUAGE sql IMMUTABLE AS $fn$
  SELECT pg_temp.in_cyrillic(btrim(regexp_replace(
    regexp_replace(
      regexp_replace(
        replace(pg_temp.as_line(kept), U&'\200D', ''),
        '[\u058a\u05be\u1806\u2010-\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d]', '-', 'g'),
      '[\u2018\u2019\u201b\u02bc\u02b9\u2032\u00b4`]', '''', 'g'),
    ' *- *', '-', 'g')))
$fn$;--> statement-breakpoint
UPDATE "users" u SET "first_name" = n."first", "last_name" = n."last", "middle_name" = n."middle"
FROM (
  SELECT "id", pg_temp.as_name("first_name") AS "first", pg_temp.as_name("last_name") AS "last", pg_temp.as_name("middle_name") AS "middle"
  FROM "users"
  WHERE concat("first_name", '|', "last_name", '|', "middle_name") ~ '[^А-Яа-яЁё |-]|  | \||\| |^ | $| -|- '
) n
WHERE u."id" = n."id" AND n."first" <> '' AND (u."first_name", u."last_name", u."middle_name") IS DISTINCT FROM (n."first", n."last", n."middle");--> statement-breakpoint
UPDATE "identities" SET "name" = pg_temp.as_name("name")
WHERE "name" ~ '[^А-Яа-яЁё. -]|  |^ | $| -|- ' AND pg_temp.as_name("name") IS DISTINCT FROM "name";--> statement-breakpoint
DO $do$
DECLARE
  odd record;
BEGIN
  FOR odd IN
    SELECT * FROM (
      SELECT "id", "name", "short_name", "city", "address", "code",
        pg_temp.in_cyrillic(pg_temp.as_line("name")) AS made_name, pg_temp.in_cyrillic(pg_temp.as_line("short_name")) AS made_short_name,
        pg_temp.in_cyrillic(pg_temp.as_line("city")) AS made_city, pg_temp.as_line("address") AS made_address, pg_temp.as_line("code") AS made_code
      FROM "organizations"
    ) o
    WHERE (o."name", o."short_name", o."city", o."address", o."code")
      IS DISTINCT FROM (made_name, made_short_name, made_city, made_address, made_code)
  LOOP
    BEGIN
      UPDATE "organizations" SET "name" = odd.made_name, "short_name" = odd.made_short_name, "city" = odd.made_city,
        "address" = odd.made_address, "code" = odd.made_code
      WHERE "id" = odd."id" AND odd.made_name <> '';
    EXCEPTION WHEN unique_violation THEN
      -- Another one has this name or code already: who of them is right is for people to say.
      UPDATE "organizations" SET "short_name" = odd.made_short_name, "city" = odd.made_city, "address" = odd.made_address
      WHERE "id" = odd."id";
    END;
  END LOOP;
END
$do$;--> statement-breakpoint
DROP FUNCTION pg_temp.as_name(text);--> statement-breakpoint
DROP FUNCTION pg_temp.in_cyrillic(text);--> statement-breakpoint
DROP FUNCTION pg_temp.as_line(text);
