-- Names by the Russian alphabet: ё beside е, Latin letters after Cyrillic ones. PostgreSQL 15 has no rules of its own for a
-- collation and knows the order by the locale; the embedded database has a small ICU without it and is told.
DO $$ BEGIN
  IF current_setting('server_version_num')::int >= 160000 THEN
    EXECUTE $sql$CREATE COLLATION IF NOT EXISTS russian (provider = icu, locale = 'ru', rules = '[reorder Cyrl]')$sql$;
  ELSE
    CREATE COLLATION IF NOT EXISTS russian (provider = icu, locale = 'ru');
  END IF;
END $$;
