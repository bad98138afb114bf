-- With the first proved contact an agent may use heavy tools.
CREATE OR REPLACE TRIGGER "rights_version" BEFORE UPDATE ON "users" FOR EACH ROW
WHEN ((old.type, old.grade_index, old.is_parent, old.is_coach, old.is_graduate, old.is_elementary_pupil, old.is_methodist, old.portal_role, old.is_expert, old.second_factor_since, 'mini_group_teacher' = any(old.tags), (old.email_confirmed_at is not null or old.phone_confirmed_at is not null))
  IS DISTINCT FROM
  (new.type, new.grade_index, new.is_parent, new.is_coach, new.is_graduate, new.is_elementary_pupil, new.is_methodist, new.portal_role, new.is_expert, new.second_factor_since, 'mini_group_teacher' = any(new.tags), (new.email_confirmed_at is not null or new.phone_confirmed_at is not null)))
EXECUTE FUNCTION "raise_own_rights_version"();
