CREATE TABLE "rating_buckets" (
	"work_id" integer NOT NULL,
	"grade_index" smallint NOT NULL,
	"region_id" integer NOT NULL,
	"slice" integer NOT NULL,
	"points" integer NOT NULL,
	"max_points" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "rating_buckets_once" PRIMARY KEY("work_id","grade_index","region_id","slice","points","max_points")
);
--> statement-breakpoint
CREATE TABLE "rating_fresh" (
	"attempt_id" integer PRIMARY KEY NOT NULL,
	"work_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_results" (
	"work_id" integer NOT NULL,
	"school_id" integer NOT NULL,
	"participants" integer NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "school_results_once" PRIMARY KEY("work_id","school_id")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "grade_index" smallint;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "school_id" integer;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "region_id" integer;--> statement-breakpoint
ALTER TABLE "rating_buckets" ADD CONSTRAINT "rating_buckets_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_fresh" ADD CONSTRAINT "rating_fresh_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_results" ADD CONSTRAINT "school_results_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_results" ADD CONSTRAINT "school_results_school_id_organizations_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rating_fresh_work" ON "rating_fresh" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "school_results_rating" ON "school_results" USING btree ("work_id","points" DESC NULLS LAST,"school_id");--> statement-breakpoint
CREATE INDEX "attempts_judged" ON "attempts" USING btree ("judged_at") WHERE judged_at is not null;--> statement-breakpoint
CREATE INDEX "attempts_rating_grade" ON "attempts" USING btree ("work_id","grade_index","points" DESC NULLS LAST,"id") WHERE run = 1 and judged_at is not null;--> statement-breakpoint
CREATE INDEX "attempts_rating_region" ON "attempts" USING btree ("work_id","region_id","points" DESC NULLS LAST,"id") WHERE run = 1 and judged_at is not null;--> statement-breakpoint
CREATE INDEX "attempts_rating_school" ON "attempts" USING btree ("work_id","school_id","points" DESC NULLS LAST,"id") WHERE run = 1 and judged_at is not null;