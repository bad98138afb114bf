CREATE TABLE "olympiad_samples" (
	"olympiad_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"grades" smallint[] NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "olympiad_samples_olympiad_id_task_id_pk" PRIMARY KEY("olympiad_id","task_id")
);
--> statement-breakpoint
ALTER TABLE "olympiad_samples" ADD CONSTRAINT "olympiad_samples_olympiad_id_olympiads_id_fk" FOREIGN KEY ("olympiad_id") REFERENCES "public"."olympiads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_samples" ADD CONSTRAINT "olympiad_samples_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;