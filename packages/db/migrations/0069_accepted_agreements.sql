CREATE TABLE "accepted_agreements" (
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "accepted_agreements_user_id_name_version_pk" PRIMARY KEY("user_id","name","version")
);
--> statement-breakpoint
ALTER TABLE "accepted_agreements" ADD CONSTRAINT "accepted_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;