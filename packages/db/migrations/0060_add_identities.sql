CREATE TABLE "identities" (
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_user_id_provider_pk" PRIMARY KEY("user_id","provider"),
	CONSTRAINT "identities_subject" UNIQUE("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "identity_offers" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"visitor_hash" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"is_email_proved" boolean NOT NULL,
	"redirect_url" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_offers_expires_at" ON "identity_offers" USING btree ("expires_at");