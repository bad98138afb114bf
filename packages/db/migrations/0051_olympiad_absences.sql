CREATE TABLE "olympiad_absences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "olympiad_absences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"participation_id" integer NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "olympiad_absences" ADD CONSTRAINT "olympiad_absences_participation_id_olympiad_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."olympiad_participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "olympiad_absences_participation" ON "olympiad_absences" USING btree ("participation_id");