CREATE TABLE "authenticator_apps" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "pending_steps" (
	"visitor_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"after_sign_in_path" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "trusted_browsers" (
	"user_id" integer NOT NULL,
	"visitor_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trusted_browsers_user_id_visitor_hash_pk" PRIMARY KEY("user_id","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_expert" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_steps" ADD CONSTRAINT "pending_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_browsers" ADD CONSTRAINT "trusted_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pending_steps_user" ON "pending_steps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pending_steps_expires_at" ON "pending_steps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trusted_browsers_expires_at" ON "trusted_browsers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_challenges_expires_at" ON "used_challenges" USING btree ("expires_at");--> statement-breakpoint
-- What a person may has changed with these two as well.
CREATE OR REPLACE TRIGGER "rights_version" BEFORE UPDATE ON "users" FOR EACH ROW
WHEN ((old.type, old.grade_index, old.is_parent, old.is_coach, old.is_graduate, old.is_elementary_pupil, old.is_methodist, old.portal_role, old.is_expert, old.second_factor_since)
  IS DISTINCT FROM
  (new.type, new.grade_index, new.is_parent, new.is_coach, new.is_graduate, new.is_elementary_pupil, new.is_methodist, new.portal_role, new.is_expert, new.second_factor_since))
EXECUTE FUNCTION "raise_own_rights_version"();
--> statement-breakpoint
-- A few people of juries.
UPDATE "users" SET "is_expert" = true WHERE "id" IN (SELECT "user_id" FROM "olympiad_experts" WHERE "dismissed_at" IS NULL);
