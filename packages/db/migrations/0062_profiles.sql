CREATE TABLE "grade_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grade_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"from_index" smallint,
	"to_index" smallint,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interests" (
	"user_id" integer NOT NULL,
	"discipline_id" integer NOT NULL,
	"grade_id" smallint,
	"level_id" smallint,
	"business_segment_tag_id" integer,
	"product_segment_tag_id" integer,
	"business_unit_abbrs" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "interests_pkey" PRIMARY KEY("user_id","discipline_id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"parent_sms_required" boolean DEFAULT false NOT NULL,
	"skype" text DEFAULT '' NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"profession" text DEFAULT '' NOT NULL,
	"attestation_format_id" integer,
	"education_form_id" integer,
	"last_certification_date" date,
	"school_entry_year" smallint,
	"start_teaching_year" smallint,
	"school_id" integer,
	"school_name" text DEFAULT '' NOT NULL,
	"school_town_id" integer,
	"town_id" integer,
	"address" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"discipline_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"agent_profession_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"social_links" text[] DEFAULT '{}'::text[] NOT NULL,
	"foreign_place" jsonb,
	"weekly_minutes" smallint,
	"personal_changed_at" timestamp with time zone,
	"photo_changed_at" timestamp with time zone,
	"grade_changed_at" timestamp with time zone,
	"grade_checked_year" smallint,
	"type_changed_at" timestamp with time zone,
	"onboarding" jsonb,
	"skipped_fields" text[] DEFAULT '{}'::text[] NOT NULL,
	"asked_again_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "directory_schools" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_schools_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"town_id" integer NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"number" smallint,
	"sought" text NOT NULL,
	CONSTRAINT "directory_schools_name" UNIQUE("town_id","name")
);
--> statement-breakpoint
CREATE TABLE "towns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "towns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"region_id" smallint NOT NULL,
	"region_name" text NOT NULL,
	"sought" text NOT NULL,
	"schools_count" smallint NOT NULL,
	CONSTRAINT "towns_name" UNIQUE("region_id","name")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_customer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "onboarding_finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_profile_enriched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "coach_agreement" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "externship_agreement" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "muted_mailings" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leaving_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "grade_checks" ADD CONSTRAINT "grade_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interests" ADD CONSTRAINT "interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interests" ADD CONSTRAINT "interests_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_school_id_directory_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."directory_schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_school_town_id_towns_id_fk" FOREIGN KEY ("school_town_id") REFERENCES "public"."towns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_town_id_towns_id_fk" FOREIGN KEY ("town_id") REFERENCES "public"."towns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_schools" ADD CONSTRAINT "directory_schools_town_id_towns_id_fk" FOREIGN KEY ("town_id") REFERENCES "public"."towns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grade_checks_user" ON "grade_checks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profiles_school" ON "profiles" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "directory_schools_number" ON "directory_schools" USING btree ("number");--> statement-breakpoint
CREATE INDEX "directory_schools_sought" ON "directory_schools" USING gist ("sought" gist_trgm_ops(siglen=64));