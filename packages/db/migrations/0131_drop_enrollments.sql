-- contract: grants say what is open since 0034_carry_enrollments; the triggers were for processes of the release before it.
DROP TRIGGER "carried" ON "access_grants";
--> statement-breakpoint
DROP TABLE "enrollments";
--> statement-breakpoint
DROP FUNCTION "carry_grant", "carry_enrollment";
