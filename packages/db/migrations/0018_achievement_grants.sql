CREATE TABLE "achievement_bookmarks" (
	"source" text PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "achievement_grants" (
	"user_id" integer NOT NULL,
	"family" text NOT NULL,
	"of" smallint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "achievement_grants_user_id_family_of_pk" PRIMARY KEY("user_id","family","of")
);
--> statement-breakpoint
ALTER TABLE "achievement_grants" ADD CONSTRAINT "achievement_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;