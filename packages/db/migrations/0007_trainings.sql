CREATE TABLE "trainings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trainings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"discipline_id" integer NOT NULL,
	"grades" smallint[] NOT NULL,
	"position" smallint NOT NULL,
	"about_html" text NOT NULL,
	"work_id" integer NOT NULL,
	"content_hash" text NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "trainings_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trainings_work" ON "trainings" USING btree ("work_id");