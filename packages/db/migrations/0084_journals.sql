CREATE TABLE "journal_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"column_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"from_mark" text,
	"to_mark" text,
	"comment" text,
	"changed_by" integer,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_columns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_columns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_class_id" integer NOT NULL,
	"discipline_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"weight" smallint NOT NULL,
	"homework_id" integer,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "journal_marks" (
	"column_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"mark" text,
	"comment" text,
	"version" integer NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "journal_marks_column_id_user_id_pk" PRIMARY KEY("column_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "teacher_scales" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"mark_scale" smallint[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "journal_changes" ADD CONSTRAINT "journal_changes_column_id_journal_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."journal_columns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_changes" ADD CONSTRAINT "journal_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_changes" ADD CONSTRAINT "journal_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_columns" ADD CONSTRAINT "journal_columns_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_columns" ADD CONSTRAINT "journal_columns_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_columns" ADD CONSTRAINT "journal_columns_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_columns" ADD CONSTRAINT "journal_columns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_marks" ADD CONSTRAINT "journal_marks_column_id_journal_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."journal_columns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_marks" ADD CONSTRAINT "journal_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_marks" ADD CONSTRAINT "journal_marks_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_scales" ADD CONSTRAINT "teacher_scales_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_changes_cell" ON "journal_changes" USING btree ("column_id","user_id");--> statement-breakpoint
CREATE INDEX "journal_changes_user" ON "journal_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "journal_changes_changed_by" ON "journal_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "journal_columns_class" ON "journal_columns" USING btree ("school_class_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_columns_homework_once" ON "journal_columns" USING btree ("school_class_id","homework_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "journal_columns_homework" ON "journal_columns" USING btree ("homework_id");--> statement-breakpoint
CREATE INDEX "journal_columns_created_by" ON "journal_columns" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "journal_marks_user" ON "journal_marks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "journal_marks_updated_by" ON "journal_marks" USING btree ("updated_by");