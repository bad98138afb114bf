-- Promotions are asked for, not declined. Stored switches stay: those of children are not obeyed.
ALTER TABLE "users" ALTER COLUMN "muted_mailings" SET DEFAULT '{external,promos}'::text[];
--> statement-breakpoint
ALTER TABLE "account_events" DROP CONSTRAINT "account_events_kind_known";
--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_kind_known" CHECK ("account_events"."kind" in ('signed_in', 'wrong_password', 'password_changed', 'password_by_parent', 'access_reset', 'session_ended', 'other_sessions_ended', 'email_changed', 'phone_changed', 'identity_bound', 'identity_unbound', 'passkey_added', 'passkey_removed', 'app_added', 'app_removed', 'codes_renewed', 'code_used')) NOT VALID;
