CREATE TABLE "coach_data" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"video_url" text,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"payment_scheme" text,
	"sent_at" timestamp with time zone,
	"max_lessons" smallint DEFAULT 6 NOT NULL,
	"buffer_minutes" smallint DEFAULT 15 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coach_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"is_approved" boolean NOT NULL,
	"comment" text NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coach_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coach_documents_file" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "coach_slots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coach_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"weekday" smallint,
	"day" date,
	"starts_minute" smallint NOT NULL,
	"ends_minute" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_subjects" (
	"user_id" integer NOT NULL,
	"discipline_id" integer NOT NULL,
	"levels" text[] NOT NULL,
	CONSTRAINT "coach_subjects_pkey" PRIMARY KEY("user_id","discipline_id")
);
--> statement-breakpoint
CREATE TABLE "coach_vacations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coach_vacations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coach_data" ADD CONSTRAINT "coach_data_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_decisions" ADD CONSTRAINT "coach_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_decisions" ADD CONSTRAINT "coach_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_documents" ADD CONSTRAINT "coach_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_slots" ADD CONSTRAINT "coach_slots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_subjects" ADD CONSTRAINT "coach_subjects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_subjects" ADD CONSTRAINT "coach_subjects_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_vacations" ADD CONSTRAINT "coach_vacations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_data_state" ON "coach_data" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "coach_decisions_user" ON "coach_decisions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coach_documents_user" ON "coach_documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coach_slots_user" ON "coach_slots" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "coach_vacations_user" ON "coach_vacations" USING btree ("user_id","to_day");