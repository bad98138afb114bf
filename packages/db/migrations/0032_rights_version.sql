ALTER TABLE "users" ADD COLUMN "rights_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What a person is: a later version by itself, whoever changes it, an operator's hand too.
CREATE FUNCTION "raise_own_rights_version"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.rights_version := old.rights_version + 1;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER "rights_version" BEFORE UPDATE ON "users" FOR EACH ROW
WHEN ((old.type, old.grade_index, old.is_parent, old.is_coach, old.is_graduate, old.is_elementary_pupil, old.is_methodist, old.portal_role)
  IS DISTINCT FROM
  (new.type, new.grade_index, new.is_parent, new.is_coach, new.is_graduate, new.is_elementary_pupil, new.is_methodist, new.portal_role))
EXECUTE FUNCTION "raise_own_rights_version"();
--> statement-breakpoint
-- What a person belongs to: rows that have a "user_id". In the order of ids, so that two who change the same people wait for one another, never in a circle.
CREATE FUNCTION "raise_rights_version"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform from users where id in (select user_id from changed) order by id for no key update;
  update users set rights_version = rights_version + 1 where id in (select user_id from changed);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "rights_given" AFTER INSERT ON "memberships" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_rights_version"();
--> statement-breakpoint
CREATE TRIGGER "rights_changed" AFTER UPDATE ON "memberships" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_rights_version"();
--> statement-breakpoint
CREATE TRIGGER "rights_taken" AFTER DELETE ON "memberships" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_rights_version"();
--> statement-breakpoint
CREATE TRIGGER "rights_given" AFTER INSERT ON "class_members" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_rights_version"();
--> statement-breakpoint
CREATE TRIGGER "rights_changed" AFTER UPDATE ON "class_members" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_rights_version"();
--> statement-breakpoint
CREATE TRIGGER "rights_taken" AFTER DELETE ON "class_members" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_rights_version"();
