CREATE TABLE "olympiad_experts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "olympiad_experts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stage_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"appointed_at" timestamp with time zone NOT NULL,
	"appointed_by" integer NOT NULL,
	"dismissed_at" timestamp with time zone,
	"dismissed_by" integer
);
--> statement-breakpoint
CREATE TABLE "review_marks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"reviewer_id" integer NOT NULL,
	"state" text NOT NULL,
	"criteria" jsonb,
	"points" integer,
	"comment" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "olympiad_stages" ADD COLUMN "arbiter_step" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "olympiad_experts" ADD CONSTRAINT "olympiad_experts_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_experts" ADD CONSTRAINT "olympiad_experts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_marks" ADD CONSTRAINT "review_marks_review_id_answer_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."answer_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "olympiad_experts_once" ON "olympiad_experts" USING btree ("stage_id","user_id") WHERE dismissed_at is null;--> statement-breakpoint
CREATE INDEX "olympiad_experts_user" ON "olympiad_experts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_marks_review" ON "review_marks" USING btree ("review_id");--> statement-breakpoint
-- What was said before there was a record begins it: the last word of each review is all that is known.
INSERT INTO "review_marks" ("review_id", "reviewer_id", "state", "criteria", "points", "comment", "said_at")
SELECT "id", "reviewer_id", "state", "criteria", "points", "comment", "reviewed_at" FROM "answer_reviews"
WHERE "state" <> 'waiting' AND "reviewer_id" IS NOT NULL ORDER BY "reviewed_at", "id";
--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'A row of % is only ever added', tg_table_name;
end $$;
--> statement-breakpoint
CREATE TRIGGER "only_added" BEFORE UPDATE ON "review_marks" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
