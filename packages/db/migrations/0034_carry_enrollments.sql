-- Reads "enrollments" without a lock that anybody would feel; what is written there meanwhile the trigger of the migration before has carried.
INSERT INTO "access_grants" ("user_id", "resource_kind", "resource_id", "source", "cause", "starts_at", "ends_at", "given_at", "archived_at")
SELECT "user_id", 'course', "course_id",
  case "source" when 'free' then 'enrollment' when 'order' then 'purchase' else "source" end,
  case "source" when 'free' then 'enrollment' else 'carried' end,
  "access_from", "access_until", "access_from", "archived_at"
FROM "enrollments" ORDER BY "id"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- And back, as long as processes of the release before read "enrollments": what was taken has ended there.
CREATE FUNCTION "carry_grant"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into enrollments (user_id, course_id, source, access_from, access_until, archived_at)
  values (new.user_id, new.resource_id,
    case new.source when 'enrollment' then 'free' when 'purchase' then 'order' else new.source end,
    new.starts_at, least(new.ends_at, new.taken_at), new.archived_at)
  on conflict (user_id, course_id, source) do update
    set access_from = excluded.access_from, access_until = excluded.access_until, archived_at = excluded.archived_at;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "carried" AFTER INSERT OR UPDATE ON "access_grants" FOR EACH ROW
WHEN (pg_trigger_depth() = 0 and new.resource_kind = 'course') EXECUTE FUNCTION "carry_grant"();
--> statement-breakpoint
CREATE TRIGGER "rights_given" AFTER INSERT ON "access_grants" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_rights_version"();
--> statement-breakpoint
CREATE TRIGGER "rights_changed" AFTER UPDATE ON "access_grants" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_rights_version"();
--> statement-breakpoint
CREATE TRIGGER "rights_taken" AFTER DELETE ON "access_grants" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_rights_version"();
