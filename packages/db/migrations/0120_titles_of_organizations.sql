ALTER TABLE "organizations" ADD CONSTRAINT "organizations_titles" CHECK (char_length(name) <= 300 and char_length(short_name) <= 300) NOT VALID;
--> statement-breakpoint
-- Titles by the Russian alphabet as names are, and numbers in them by size: school № 3 before № 11.
DO $$ BEGIN
  IF current_setting('server_version_num')::int >= 160000 THEN
    EXECUTE $sql$CREATE COLLATION IF NOT EXISTS russian_titles (provider = icu, locale = 'ru-u-kn-true', rules = '[reorder Cyrl][numericOrdering on]')$sql$;
  ELSE
    CREATE COLLATION IF NOT EXISTS russian_titles (provider = icu, locale = 'ru-u-kn-true');
  END IF;
END $$;
