CREATE TABLE "exam_rehearsals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exam_rehearsals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"exam" text NOT NULL,
	"discipline_id" integer NOT NULL,
	"grades" smallint[] NOT NULL,
	"position" smallint NOT NULL,
	"about_html" text NOT NULL,
	"paper" jsonb NOT NULL,
	"work_id" integer NOT NULL,
	"content_hash" text NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "exam_rehearsals_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "exam_shares" (
	"ulid" text PRIMARY KEY NOT NULL,
	"attempt_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "exam_rehearsals" ADD CONSTRAINT "exam_rehearsals_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_rehearsals" ADD CONSTRAINT "exam_rehearsals_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_shares" ADD CONSTRAINT "exam_shares_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_rehearsals_work" ON "exam_rehearsals" USING btree ("work_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_shares_working" ON "exam_shares" USING btree ("attempt_id") WHERE revoked_at is null;