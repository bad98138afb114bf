CREATE TABLE "olympiad_code_guesses" (
	"stage_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"guesses" smallint NOT NULL,
	"guessed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "olympiad_code_guesses_stage_id_user_id_pk" PRIMARY KEY("stage_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "olympiad_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "olympiad_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stage_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	"code" text NOT NULL,
	"seats" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "olympiad_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "olympiad_codes_once" UNIQUE("stage_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "olympiad_grades" (
	"stage_id" integer NOT NULL,
	"grade_index" smallint NOT NULL,
	"work_id" integer NOT NULL,
	"practice_work_id" integer NOT NULL,
	"minutes" smallint NOT NULL,
	"tools" text[] NOT NULL,
	CONSTRAINT "olympiad_grades_stage_id_grade_index_pk" PRIMARY KEY("stage_id","grade_index")
);
--> statement-breakpoint
CREATE TABLE "olympiad_participations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "olympiad_participations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stage_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"grade_index" smallint NOT NULL,
	"is_virtual" boolean DEFAULT false NOT NULL,
	"work_id" integer NOT NULL,
	"code_id" integer,
	"registered_at" timestamp with time zone NOT NULL,
	"award" smallint,
	CONSTRAINT "olympiad_participations_once" UNIQUE("stage_id","user_id","is_virtual")
);
--> statement-breakpoint
CREATE TABLE "olympiad_stages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "olympiad_stages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"olympiad_id" integer NOT NULL,
	"key" text NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"results_at" timestamp with time zone,
	"hard_close" boolean NOT NULL,
	"entry" text NOT NULL,
	"requires_trial" boolean NOT NULL,
	"pass_percent" smallint,
	"is_rating_live" boolean NOT NULL,
	"awards" jsonb,
	"published_at" timestamp with time zone,
	CONSTRAINT "olympiad_stages_once" UNIQUE("olympiad_id","key")
);
--> statement-breakpoint
CREATE TABLE "olympiads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "olympiads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"season" text NOT NULL,
	"discipline_id" integer NOT NULL,
	"grades" smallint[] NOT NULL,
	"position" smallint NOT NULL,
	"about_html" text NOT NULL,
	"rules_html" text NOT NULL,
	"content_hash" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "olympiads_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "olympiad_code_guesses" ADD CONSTRAINT "olympiad_code_guesses_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_code_guesses" ADD CONSTRAINT "olympiad_code_guesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_codes" ADD CONSTRAINT "olympiad_codes_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_codes" ADD CONSTRAINT "olympiad_codes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_grades" ADD CONSTRAINT "olympiad_grades_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_grades" ADD CONSTRAINT "olympiad_grades_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_grades" ADD CONSTRAINT "olympiad_grades_practice_work_id_works_id_fk" FOREIGN KEY ("practice_work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_participations" ADD CONSTRAINT "olympiad_participations_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_participations" ADD CONSTRAINT "olympiad_participations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_participations" ADD CONSTRAINT "olympiad_participations_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_participations" ADD CONSTRAINT "olympiad_participations_code_id_olympiad_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."olympiad_codes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_stages" ADD CONSTRAINT "olympiad_stages_olympiad_id_olympiads_id_fk" FOREIGN KEY ("olympiad_id") REFERENCES "public"."olympiads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiads" ADD CONSTRAINT "olympiads_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "olympiad_participations_user" ON "olympiad_participations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "olympiad_participations_work" ON "olympiad_participations" USING btree ("work_id","user_id");