-- The schema after all migrations, for reading: `npm run sql:check -- --write` writes it, `npm run sql:check` compares it.

create table accepted_agreements (
  user_id integer not null,
  name text not null,
  version text not null,
  accepted_at timestamp with time zone not null,
  source text not null,
  user_agent text not null,
  constraint accepted_agreements_user_id_name_version_pk PRIMARY KEY (user_id, name, version),
  constraint accepted_agreements_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint accepted_agreements_name_known CHECK (name = ANY (ARRAY['coach'::text, 'externship'::text]))
);

create table access_grants (
  id integer generated always as identity not null,
  user_id integer not null,
  resource_kind text not null,
  resource_id integer not null,
  source text not null,
  cause text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  given_by integer,
  given_at timestamp with time zone not null,
  taken_by integer,
  taken_at timestamp with time zone,
  archived_at timestamp with time zone,
  constraint access_grants_pkey PRIMARY KEY (id),
  constraint access_grants_once UNIQUE (user_id, resource_kind, resource_id, source, cause),
  constraint access_grants_given_by_users_id_fk FOREIGN KEY (given_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint access_grants_taken_by_users_id_fk FOREIGN KEY (taken_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint access_grants_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint access_grants_resource_id_range CHECK (resource_id >= 0),
  constraint access_grants_source_known CHECK (source = ANY (ARRAY['enrollment'::text, 'purchase'::text, 'gift'::text, 'school'::text, 'trial'::text, 'promo'::text, 'staff'::text])),
  constraint access_grants_starts_at_ends_at_order CHECK (starts_at <= ends_at)
);
CREATE INDEX access_grants_resource ON access_grants USING btree (resource_kind, resource_id);

create table accommodations (
  user_id integer not null,
  time_factor real,
  set_at timestamp with time zone not null,
  set_by integer,
  constraint accommodations_pkey PRIMARY KEY (user_id),
  constraint accommodations_set_by_users_id_fk FOREIGN KEY (set_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint accommodations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint accommodations_time_factor_range CHECK (time_factor >= 0::double precision)
);

create table account_events (
  id integer generated always as identity not null,
  user_id integer not null,
  kind text not null,
  at timestamp with time zone not null,
  user_agent text not null,
  ip text not null,
  count integer default 1 not null,
  constraint account_events_pkey PRIMARY KEY (id),
  constraint account_events_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint account_events_count_range CHECK (count >= 0),
  constraint account_events_kind_known CHECK (kind = ANY (ARRAY['signed_in'::text, 'wrong_password'::text, 'password_changed'::text, 'password_by_parent'::text, 'access_reset'::text, 'session_ended'::text, 'other_sessions_ended'::text, 'email_changed'::text, 'phone_changed'::text, 'identity_bound'::text, 'identity_unbound'::text, 'passkey_added'::text, 'passkey_removed'::text, 'app_added'::text, 'app_removed'::text, 'codes_renewed'::text, 'code_used'::text]))
);
CREATE INDEX account_events_at ON account_events USING brin (at);
CREATE INDEX account_events_user ON account_events USING btree (user_id, at);

create table achievement_bookmarks (
  source text not null,
  last_id bigint not null,
  constraint achievement_bookmarks_pkey PRIMARY KEY (source),
  constraint achievement_bookmarks_last_id_range CHECK (last_id >= 0),
  constraint achievement_bookmarks_source_known CHECK (source = ANY (ARRAY['reward_transactions'::text, 'certificates'::text]))
);

create table achievement_due (
  user_id integer not null,
  constraint achievement_due_pkey PRIMARY KEY (user_id),
  constraint achievement_due_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table achievement_grants (
  user_id integer not null,
  family text not null,
  of smallint not null,
  reached_at timestamp with time zone not null,
  seen_at timestamp with time zone,
  constraint achievement_grants_user_id_family_of_pk PRIMARY KEY (user_id, family, of),
  constraint achievement_grants_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint achievement_grants_family_known CHECK (family = ANY (ARRAY['tasks'::text, 'streak'::text, 'courses'::text, 'trainings'::text, 'level'::text, 'diplomas'::text])),
  constraint achievement_grants_of_range CHECK (of >= 0)
);

create table answer_drafts (
  attempt_id integer not null,
  task_id integer not null,
  response jsonb,
  sequence integer not null,
  saved_at timestamp with time zone not null,
  constraint answer_drafts_attempt_id_task_id_pk PRIMARY KEY (attempt_id, task_id),
  constraint answer_drafts_attempt_id_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE,
  constraint answer_drafts_sequence_range CHECK (sequence >= 0),
  constraint answer_drafts_task_id_range CHECK (task_id >= 0)
);

create table answer_reviews (
  id integer generated always as identity not null,
  attempt_id integer not null,
  task_id integer not null,
  try_number smallint not null,
  round smallint default 1 not null,
  state text default 'waiting'::text not null,
  asked_at timestamp with time zone not null,
  taken_by integer,
  taken_until timestamp with time zone,
  reviewer_id integer,
  reviewed_at timestamp with time zone,
  criteria jsonb,
  points integer,
  comment text default ''::text not null,
  due_at timestamp with time zone default now() not null,
  sheet_notes jsonb default '[]'::jsonb not null,
  version integer default 1 not null,
  constraint answer_reviews_pkey PRIMARY KEY (id),
  constraint answer_reviews_once UNIQUE (attempt_id, task_id, try_number, round),
  constraint answer_reviews_attempt_id_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE,
  constraint answer_reviews_reviewer_id_users_id_fk FOREIGN KEY (reviewer_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint answer_reviews_taken_by_users_id_fk FOREIGN KEY (taken_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint answer_reviews_asked_at_reviewed_at_order CHECK (asked_at <= reviewed_at),
  constraint answer_reviews_points_range CHECK (points >= 0),
  constraint answer_reviews_round_range CHECK (round >= 1),
  constraint answer_reviews_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'reviewed'::text, 'returned'::text])),
  constraint answer_reviews_task_id_range CHECK (task_id >= 0),
  constraint answer_reviews_try_number_range CHECK (try_number >= 1),
  constraint answer_reviews_version_range CHECK (version >= 0)
);
CREATE INDEX answer_reviews_done ON answer_reviews USING btree (reviewed_at DESC NULLS LAST, id DESC NULLS LAST) WHERE (state <> 'waiting'::text);
CREATE INDEX answer_reviews_queue ON answer_reviews USING btree (due_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX answer_reviews_said ON answer_reviews USING btree (reviewer_id, task_id);

create table answers (
  attempt_id integer not null,
  task_id integer not null,
  try_number smallint not null,
  response jsonb not null,
  verdict jsonb,
  answered_at timestamp with time zone not null,
  is_appealed boolean default false not null,
  constraint answers_once PRIMARY KEY (attempt_id, task_id, try_number),
  constraint answers_state FOREIGN KEY (attempt_id, task_id) REFERENCES task_states(attempt_id, task_id) ON DELETE CASCADE,
  constraint answers_attempt_id_range CHECK (attempt_id >= 0),
  constraint answers_task_id_range CHECK (task_id >= 0),
  constraint answers_try_number_range CHECK (try_number >= 1)
);
CREATE INDEX answers_given ON answers USING brin (answered_at);

create table appeals (
  id integer generated always as identity not null,
  attempt_id integer not null,
  task_id integer not null,
  try_number smallint not null,
  review_id integer,
  text text not null,
  state text default 'open'::text not null,
  filed_at timestamp with time zone not null,
  decided_by integer,
  decided_at timestamp with time zone,
  words text default ''::text not null,
  points_before integer,
  points_after integer,
  constraint appeals_pkey PRIMARY KEY (id),
  constraint appeals_attempt_id_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE,
  constraint appeals_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint appeals_review_id_answer_reviews_id_fk FOREIGN KEY (review_id) REFERENCES answer_reviews(id) ON DELETE CASCADE,
  constraint appeals_filed_at_decided_at_order CHECK (filed_at <= decided_at),
  constraint appeals_points_after_range CHECK (points_after >= 0),
  constraint appeals_points_before_range CHECK (points_before >= 0),
  constraint appeals_state_known CHECK (state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text])),
  constraint appeals_task_id_range CHECK (task_id >= 0),
  constraint appeals_try_number_range CHECK (try_number >= 1)
);
CREATE INDEX appeals_attempt ON appeals USING btree (attempt_id);
CREATE UNIQUE INDEX appeals_one_open ON appeals USING btree (attempt_id, task_id) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX appeals_review ON appeals USING btree (review_id);

create table attempt_presence (
  work_id integer not null,
  user_id integer not null,
  heard_at timestamp with time zone not null,
  constraint attempt_presence_work_id_user_id_pk PRIMARY KEY (work_id, user_id),
  constraint attempt_presence_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint attempt_presence_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id) ON DELETE CASCADE
);
CREATE INDEX attempt_presence_user ON attempt_presence USING btree (user_id);

create table attempts (
  id integer generated always as identity not null,
  work_id integer not null,
  user_id integer not null,
  started_at timestamp with time zone not null,
  number smallint default 1 not null,
  deadline_at timestamp with time zone,
  extra_seconds integer default 0 not null,
  shift_seconds integer default 0 not null,
  time_factor real default 1,
  finished_at timestamp with time zone,
  finish_reason text,
  judged_at timestamp with time zone,
  points integer,
  max_points integer,
  holder text,
  extra_tries smallint default 0 not null,
  grade_index smallint,
  school_id integer,
  region_id integer,
  awaits_review boolean default false not null,
  excluded_at timestamp with time zone,
  constraint attempts_pkey PRIMARY KEY (id),
  constraint attempts_once UNIQUE (work_id, user_id, number),
  constraint attempts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint attempts_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id),
  constraint attempts_extra_seconds_range CHECK (extra_seconds >= 0),
  constraint attempts_extra_tries_range CHECK (extra_tries >= 0),
  constraint attempts_finish_reason_known CHECK (finish_reason = ANY (ARRAY['user'::text, 'timeout'::text, 'admin'::text])),
  constraint attempts_grade_index_range CHECK (grade_index >= 1 AND grade_index <= 11),
  constraint attempts_judged_is_whole CHECK ((judged_at IS NULL OR points IS NOT NULL) AND (judged_at IS NULL OR max_points IS NOT NULL) AND (judged_at IS NULL OR finished_at IS NOT NULL)),
  constraint attempts_max_points_range CHECK (max_points >= 1),
  constraint attempts_number_range CHECK (number >= 1),
  constraint attempts_points_max_points_order CHECK (points <= max_points),
  constraint attempts_points_range CHECK (points >= 0),
  constraint attempts_region_id_range CHECK (region_id >= 0),
  constraint attempts_school_id_range CHECK (school_id >= 0),
  constraint attempts_started_at_deadline_at_order CHECK (started_at <= deadline_at),
  constraint attempts_started_at_finished_at_order CHECK (started_at <= finished_at),
  constraint attempts_time_factor_range CHECK (time_factor >= 0::double precision)
);
CREATE INDEX attempts_deadline ON attempts USING btree (deadline_at) WHERE (finished_at IS NULL);
CREATE INDEX attempts_judged ON attempts USING btree (judged_at) WHERE (judged_at IS NOT NULL);
CREATE INDEX attempts_rating ON attempts USING btree (work_id, points DESC NULLS LAST, id) WHERE ((number = 1) AND (judged_at IS NOT NULL));
CREATE INDEX attempts_rating_grade ON attempts USING btree (work_id, grade_index, points DESC NULLS LAST, id) WHERE ((number = 1) AND (judged_at IS NOT NULL));
CREATE INDEX attempts_rating_region ON attempts USING btree (work_id, region_id, points DESC NULLS LAST, id) WHERE ((number = 1) AND (judged_at IS NOT NULL));
CREATE INDEX attempts_rating_school ON attempts USING btree (work_id, school_id, points DESC NULLS LAST, id) WHERE ((number = 1) AND (judged_at IS NOT NULL));
CREATE INDEX attempts_unjudged ON attempts USING btree (work_id) WHERE ((finished_at IS NOT NULL) AND (judged_at IS NULL) AND (NOT awaits_review));
CREATE INDEX attempts_user ON attempts USING btree (user_id);

create table attestation_trainings (
  id integer generated always as identity not null,
  key text not null,
  title text not null,
  subtitle text not null,
  discipline_id integer not null,
  grade smallint not null,
  position smallint not null,
  about_html text not null,
  themes jsonb not null,
  ready_from smallint not null,
  almost_from smallint not null,
  work_id integer not null,
  content_hash text not null,
  retired_at timestamp with time zone,
  constraint attestation_trainings_pkey PRIMARY KEY (id),
  constraint attestation_trainings_key_unique UNIQUE (key),
  constraint attestation_trainings_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id),
  constraint attestation_trainings_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id),
  constraint attestation_trainings_almost_from_range CHECK (almost_from >= 0),
  constraint attestation_trainings_grade_range CHECK (grade >= 1 AND grade <= 11),
  constraint attestation_trainings_position_range CHECK ("position" >= 0),
  constraint attestation_trainings_ready_from_range CHECK (ready_from >= 0)
);
CREATE INDEX attestation_trainings_grade ON attestation_trainings USING btree (grade);
CREATE INDEX attestation_trainings_work ON attestation_trainings USING btree (work_id);

create table authenticator_apps (
  user_id integer not null,
  sealed_secret text not null,
  last_step integer not null,
  created_at timestamp with time zone not null,
  constraint authenticator_apps_pkey PRIMARY KEY (user_id),
  constraint authenticator_apps_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint authenticator_apps_last_step_range CHECK (last_step >= 0)
);

create table calendar_items (
  id integer generated always as identity not null,
  user_id integer not null,
  title text not null,
  starts_at timestamp with time zone not null,
  minutes smallint not null,
  revision integer default 0 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  constraint calendar_items_pkey PRIMARY KEY (id),
  constraint calendar_items_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint calendar_items_minutes_range CHECK (minutes >= 0),
  constraint calendar_items_revision_range CHECK (revision >= 0)
);
CREATE INDEX calendar_items_user ON calendar_items USING btree (user_id, starts_at);

create table calendar_shares (
  token text not null,
  user_id integer not null,
  kind text not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  school_class_id integer,
  constraint calendar_shares_pkey PRIMARY KEY (token),
  constraint calendar_shares_school_class_id_school_classes_id_fk FOREIGN KEY (school_class_id) REFERENCES school_classes(id) ON DELETE CASCADE,
  constraint calendar_shares_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint calendar_shares_kind_known CHECK (kind = ANY (ARRAY['page'::text, 'feed'::text, 'class'::text]))
);
CREATE INDEX calendar_shares_class ON calendar_shares USING btree (school_class_id);
CREATE UNIQUE INDEX calendar_shares_working ON calendar_shares USING btree (user_id, kind, COALESCE(school_class_id, 0)) WHERE (revoked_at IS NULL);

create table certificates (
  id integer generated always as identity not null,
  user_id integer not null,
  kind text not null,
  title text not null,
  details text default ''::text not null,
  source_type text not null,
  source_id integer not null,
  number text not null,
  issued_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  constraint certificates_pkey PRIMARY KEY (id),
  constraint certificates_number_unique UNIQUE (number),
  constraint certificates_once UNIQUE (user_id, source_type, source_id),
  constraint certificates_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint certificates_kind_known CHECK (kind = ANY (ARRAY['participation'::text, 'completion'::text, 'gratitude'::text, 'prize'::text, 'winner'::text, 'diploma_3'::text, 'diploma_2'::text, 'diploma_1'::text])),
  constraint certificates_source_id_range CHECK (source_id >= 0)
);

create table class_courses (
  school_class_id integer not null,
  course_id integer not null,
  due_on date,
  given_at timestamp with time zone not null,
  given_by integer,
  constraint class_courses_school_class_id_course_id_pk PRIMARY KEY (school_class_id, course_id),
  constraint class_courses_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id),
  constraint class_courses_given_by_users_id_fk FOREIGN KEY (given_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint class_courses_school_class_id_school_classes_id_fk FOREIGN KEY (school_class_id) REFERENCES school_classes(id) ON DELETE CASCADE
);
CREATE INDEX class_courses_course ON class_courses USING btree (course_id);
CREATE INDEX class_courses_given_by ON class_courses USING btree (given_by);

create table class_entry_codes (
  user_id integer not null,
  nonce text not null,
  code_hash text not null,
  issued_at timestamp with time zone not null,
  issued_by integer,
  used_at timestamp with time zone,
  constraint class_entry_codes_pkey PRIMARY KEY (user_id),
  constraint class_entry_codes_hash UNIQUE (code_hash),
  constraint class_entry_codes_issued_by_users_id_fk FOREIGN KEY (issued_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint class_entry_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX class_entry_codes_issued_by ON class_entry_codes USING btree (issued_by);

create table class_former_pupils (
  school_class_id integer not null,
  user_id integer not null,
  left_at timestamp with time zone not null,
  constraint class_former_pupils_school_class_id_user_id_pk PRIMARY KEY (school_class_id, user_id),
  constraint class_former_pupils_school_class_id_school_classes_id_fk FOREIGN KEY (school_class_id) REFERENCES school_classes(id) ON DELETE CASCADE,
  constraint class_former_pupils_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX class_former_pupils_user ON class_former_pupils USING btree (user_id);

create table class_import_people (
  import_id integer not null,
  user_id integer not null,
  is_made boolean not null,
  constraint class_import_people_import_id_user_id_pk PRIMARY KEY (import_id, user_id),
  constraint class_import_people_import_id_class_imports_id_fk FOREIGN KEY (import_id) REFERENCES class_imports(id) ON DELETE CASCADE,
  constraint class_import_people_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX class_import_people_user ON class_import_people USING btree (user_id);

create table class_imports (
  id integer generated always as identity not null,
  school_class_id integer not null,
  made_at timestamp with time zone not null,
  made_by integer,
  undone_at timestamp with time zone,
  constraint class_imports_pkey PRIMARY KEY (id),
  constraint class_imports_made_by_users_id_fk FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint class_imports_school_class_id_school_classes_id_fk FOREIGN KEY (school_class_id) REFERENCES school_classes(id) ON DELETE CASCADE
);
CREATE INDEX class_imports_class ON class_imports USING btree (school_class_id);
CREATE INDEX class_imports_made_by ON class_imports USING btree (made_by);

create table class_members (
  school_class_id integer not null,
  user_id integer not null,
  role text not null,
  added_by integer,
  constraint class_members_school_class_id_user_id_pk PRIMARY KEY (school_class_id, user_id),
  constraint class_members_added_by_users_id_fk FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint class_members_school_class_id_school_classes_id_fk FOREIGN KEY (school_class_id) REFERENCES school_classes(id) ON DELETE CASCADE,
  constraint class_members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint class_members_role_known CHECK (role = ANY (ARRAY['pupil'::text, 'teacher'::text]))
);
CREATE INDEX class_members_user ON class_members USING btree (user_id);

create table class_message_recipients (
  message_id integer not null,
  user_id integer not null,
  is_parent boolean not null,
  read_at timestamp with time zone,
  constraint class_message_recipients_message_id_user_id_pk PRIMARY KEY (message_id, user_id),
  constraint class_message_recipients_message_id_class_messages_id_fk FOREIGN KEY (message_id) REFERENCES class_messages(id) ON DELETE CASCADE,
  constraint class_message_recipients_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX class_message_recipients_user ON class_message_recipients USING btree (user_id, message_id);

create table class_messages (
  id integer generated always as identity not null,
  school_class_id integer not null,
  author_id integer,
  text text not null,
  readers text not null,
  is_to_chosen boolean not null,
  sent_at timestamp with time zone not null,
  constraint class_messages_pkey PRIMARY KEY (id),
  constraint class_messages_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint class_messages_school_class_id_school_classes_id_fk FOREIGN KEY (school_class_id) REFERENCES school_classes(id) ON DELETE CASCADE,
  constraint class_messages_readers_known CHECK (readers = ANY (ARRAY['everybody'::text, 'pupils'::text, 'parents'::text]))
);
CREATE INDEX class_messages_author ON class_messages USING btree (author_id);
CREATE INDEX class_messages_class ON class_messages USING btree (school_class_id, sent_at);

create table class_move_people (
  move_id integer not null,
  user_id integer not null,
  is_seated boolean not null,
  grade_from smallint,
  constraint class_move_people_move_id_user_id_pk PRIMARY KEY (move_id, user_id),
  constraint class_move_people_move_id_class_moves_id_fk FOREIGN KEY (move_id) REFERENCES class_moves(id) ON DELETE CASCADE,
  constraint class_move_people_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint class_move_people_grade_from_range CHECK (grade_from >= 1 AND grade_from <= 11)
);
CREATE INDEX class_move_people_user ON class_move_people USING btree (user_id);

create table class_moves (
  id integer generated always as identity not null,
  kind text not null,
  from_class_id integer not null,
  to_class_id integer,
  made_class boolean not null,
  moved_at timestamp with time zone not null,
  moved_by integer,
  undone_at timestamp with time zone,
  constraint class_moves_pkey PRIMARY KEY (id),
  constraint class_moves_from_class_id_school_classes_id_fk FOREIGN KEY (from_class_id) REFERENCES school_classes(id) ON DELETE CASCADE,
  constraint class_moves_moved_by_users_id_fk FOREIGN KEY (moved_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint class_moves_to_class_id_school_classes_id_fk FOREIGN KEY (to_class_id) REFERENCES school_classes(id) ON DELETE SET NULL,
  constraint class_moves_kind_known CHECK (kind = ANY (ARRAY['year'::text, 'merger'::text]))
);
CREATE INDEX class_moves_moved_by ON class_moves USING btree (moved_by);
CREATE UNIQUE INDEX class_moves_once ON class_moves USING btree (from_class_id) WHERE (undone_at IS NULL);
CREATE INDEX class_moves_to ON class_moves USING btree (to_class_id);

create table class_seatings (
  school_class_id integer not null,
  rows smallint not null,
  desks smallint not null,
  version integer not null,
  changed_by integer,
  changed_at timestamp with time zone not null,
  constraint class_seatings_pkey PRIMARY KEY (school_class_id),
  constraint class_seatings_changed_by_users_id_fk FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint class_seatings_school_class_id_school_classes_id_fk FOREIGN KEY (school_class_id) REFERENCES school_classes(id) ON DELETE CASCADE,
  constraint class_seatings_desks_range CHECK (desks >= 0),
  constraint class_seatings_rows_range CHECK (rows >= 0),
  constraint class_seatings_version_range CHECK (version >= 0)
);
CREATE INDEX class_seatings_changed_by ON class_seatings USING btree (changed_by);

create table class_seats (
  school_class_id integer not null,
  user_id integer not null,
  place smallint not null,
  constraint class_seats_school_class_id_user_id_pk PRIMARY KEY (school_class_id, user_id),
  constraint class_seats_school_class_id_school_classes_id_fk FOREIGN KEY (school_class_id) REFERENCES school_classes(id) ON DELETE CASCADE,
  constraint class_seats_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint class_seats_place_range CHECK (place >= 0)
);
CREATE INDEX class_seats_user ON class_seats USING btree (user_id);

create table coach_data (
  user_id integer not null,
  state text default 'draft'::text not null,
  about text default ''::text not null,
  video_url text,
  education jsonb default '[]'::jsonb not null,
  payment_scheme text,
  sent_at timestamp with time zone,
  max_lessons smallint default 6 not null,
  buffer_minutes smallint default 15 not null,
  version integer default 1 not null,
  constraint coach_data_pkey PRIMARY KEY (user_id),
  constraint coach_data_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint coach_data_buffer_minutes_range CHECK (buffer_minutes >= 0),
  constraint coach_data_max_lessons_range CHECK (max_lessons >= 0),
  constraint coach_data_payment_scheme_known CHECK (payment_scheme = ANY (ARRAY['self_employed'::text, 'entrepreneur'::text, 'contract'::text])),
  constraint coach_data_state_known CHECK (state = ANY (ARRAY['draft'::text, 'on_check'::text, 'approved'::text, 'returned'::text])),
  constraint coach_data_version_range CHECK (version >= 0)
);
CREATE INDEX coach_data_state ON coach_data USING btree (state, sent_at);

create table coach_decisions (
  id integer generated always as identity not null,
  user_id integer not null,
  is_approved boolean not null,
  comment text not null,
  decided_by integer,
  decided_at timestamp with time zone not null,
  constraint coach_decisions_pkey PRIMARY KEY (id),
  constraint coach_decisions_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint coach_decisions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX coach_decisions_user ON coach_decisions USING btree (user_id);

create table coach_documents (
  id integer generated always as identity not null,
  user_id integer not null,
  kind text not null,
  file_id uuid not null,
  created_at timestamp with time zone not null,
  constraint coach_documents_pkey PRIMARY KEY (id),
  constraint coach_documents_file UNIQUE (file_id),
  constraint coach_documents_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint coach_documents_kind_known CHECK (kind = ANY (ARRAY['education'::text, 'no_record'::text, 'other'::text]))
);
CREATE INDEX coach_documents_user ON coach_documents USING btree (user_id);

create table coach_slots (
  id integer generated always as identity not null,
  user_id integer not null,
  kind text not null,
  weekday smallint,
  day date,
  starts_minute smallint not null,
  ends_minute smallint not null,
  created_at timestamp with time zone not null,
  constraint coach_slots_pkey PRIMARY KEY (id),
  constraint coach_slots_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint coach_slots_ends_minute_range CHECK (ends_minute >= 0),
  constraint coach_slots_kind_known CHECK (kind = ANY (ARRAY['regular'::text, 'open'::text, 'busy'::text])),
  constraint coach_slots_starts_minute_ends_minute_order CHECK (starts_minute < ends_minute),
  constraint coach_slots_starts_minute_range CHECK (starts_minute >= 0),
  constraint coach_slots_weekday_range CHECK (weekday >= 1 AND weekday <= 7)
);
CREATE INDEX coach_slots_user ON coach_slots USING btree (user_id, day);

create table coach_subjects (
  user_id integer not null,
  discipline_id integer not null,
  levels text[] not null,
  constraint coach_subjects_pkey PRIMARY KEY (user_id, discipline_id),
  constraint coach_subjects_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id) ON DELETE CASCADE,
  constraint coach_subjects_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint coach_subjects_levels_known CHECK (levels <@ ARRAY['primary'::text, 'middle'::text, 'oge'::text, 'ege'::text, 'olympiad'::text])
);

create table coach_vacations (
  id integer generated always as identity not null,
  user_id integer not null,
  from_day date not null,
  to_day date not null,
  constraint coach_vacations_pkey PRIMARY KEY (id),
  constraint coach_vacations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint coach_vacations_from_day_to_day_order CHECK (from_day <= to_day)
);
CREATE INDEX coach_vacations_user ON coach_vacations USING btree (user_id, to_day);

create table consents (
  id integer generated always as identity not null,
  user_id integer not null,
  kind text not null,
  text_version text not null,
  channel text not null,
  given_by integer,
  given_at timestamp with time zone not null,
  revoked_by integer,
  revoked_at timestamp with time zone,
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_given_by_users_id_fk FOREIGN KEY (given_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint consents_revoked_by_users_id_fk FOREIGN KEY (revoked_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint consents_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint consents_channel_known CHECK (channel = ANY (ARRAY['linking'::text, 'sms'::text, 'account'::text])),
  constraint consents_kind_known CHECK (kind = ANY (ARRAY['personal_data'::text, 'public_name'::text, 'photographs'::text]))
);
CREATE UNIQUE INDEX consents_in_force ON consents USING btree (user_id, kind) WHERE (revoked_at IS NULL);
CREATE INDEX consents_user ON consents USING btree (user_id);

create table content_pages (
  path text not null,
  group text,
  position smallint default 0 not null,
  title text not null,
  short_title text,
  description text not null,
  html text not null,
  text text not null,
  updated_on date not null,
  source_hash text not null,
  loaded_at timestamp with time zone not null,
  constraint content_pages_pkey PRIMARY KEY (path),
  constraint content_pages_position_range CHECK ("position" >= 0)
);
CREATE INDEX content_pages_group ON content_pages USING btree ("group", "position");

create table courses (
  id integer generated always as identity not null,
  key text not null,
  title text not null,
  subtitle text not null,
  discipline_id integer not null,
  grades smallint[] not null,
  level text not null,
  teacher_id integer not null,
  about_html text not null,
  outcomes jsonb not null,
  is_free boolean not null,
  content_hash text not null,
  retired_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint courses_pkey PRIMARY KEY (id),
  constraint courses_key_unique UNIQUE (key),
  constraint courses_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id),
  constraint courses_teacher_id_teachers_id_fk FOREIGN KEY (teacher_id) REFERENCES teachers(id),
  constraint courses_level_known CHECK (level = ANY (ARRAY['base'::text, 'advanced'::text, 'olympiad'::text]))
);
CREATE INDEX courses_discipline ON courses USING btree (discipline_id);
CREATE INDEX courses_grades ON courses USING gin (grades);

create table daily_plan_day_offs (
  user_id integer not null,
  day date not null,
  created_at timestamp with time zone not null,
  constraint daily_plan_day_offs_user_id_day_pk PRIMARY KEY (user_id, day),
  constraint daily_plan_day_offs_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table daily_plan_digests (
  user_id integer not null,
  day date not null,
  written_at timestamp with time zone not null,
  constraint daily_plan_digests_user_id_day_pk PRIMARY KEY (user_id, day),
  constraint daily_plan_digests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table daily_plan_items (
  id integer generated always as identity not null,
  user_id integer not null,
  day date not null,
  key text not null,
  thing text not null,
  position smallint not null,
  title text not null,
  url text,
  minutes smallint not null,
  xp smallint,
  reason text not null,
  discipline jsonb,
  starts_at timestamp with time zone,
  due_at timestamp with time zone,
  theory_url text,
  is_set boolean not null,
  is_extra boolean default false not null,
  state text default 'planned'::text not null,
  changed_at timestamp with time zone not null,
  constraint daily_plan_items_pkey PRIMARY KEY (id),
  constraint daily_plan_items_once UNIQUE (user_id, day, key),
  constraint daily_plan_items_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint daily_plan_items_minutes_range CHECK (minutes >= 0),
  constraint daily_plan_items_position_range CHECK ("position" >= 0),
  constraint daily_plan_items_state_known CHECK (state = ANY (ARRAY['planned'::text, 'done'::text, 'moved'::text, 'hidden'::text])),
  constraint daily_plan_items_thing_known CHECK (thing = ANY (ARRAY['stage'::text, 'exam'::text, 'attestation'::text, 'homework'::text, 'own'::text, 'lesson'::text, 'mistakes'::text, 'skills'::text, 'objective'::text, 'training'::text, 'answer'::text])),
  constraint daily_plan_items_xp_range CHECK (xp >= 0)
);
CREATE INDEX daily_plan_items_moved ON daily_plan_items USING btree (key) WHERE (state = 'moved'::text);

create table daily_plan_orders (
  user_id integer not null,
  day date not null,
  keys text[] not null,
  constraint daily_plan_orders_user_id_day_pk PRIMARY KEY (user_id, day),
  constraint daily_plan_orders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table daily_plan_settings (
  user_id integer not null,
  daily_minutes smallint not null,
  constraint daily_plan_settings_pkey PRIMARY KEY (user_id),
  constraint daily_plan_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint daily_plan_settings_daily_minutes_range CHECK (daily_minutes >= 0)
);

create table daily_plan_wishes (
  id integer generated always as identity not null,
  user_id integer not null,
  reason text not null,
  key text not null,
  thing text not null,
  title text not null,
  minutes smallint default 0 not null,
  until date,
  created_at timestamp with time zone not null,
  taken_back_at timestamp with time zone,
  constraint daily_plan_wishes_pkey PRIMARY KEY (id),
  constraint daily_plan_wishes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint daily_plan_wishes_minutes_range CHECK (minutes >= 0),
  constraint daily_plan_wishes_reason_known CHECK (reason = ANY (ARRAY['know_it'::text, 'too_hard'::text, 'not_mine'::text, 'no_time'::text])),
  constraint daily_plan_wishes_thing_known CHECK (thing = ANY (ARRAY['stage'::text, 'exam'::text, 'attestation'::text, 'homework'::text, 'own'::text, 'lesson'::text, 'mistakes'::text, 'skills'::text, 'objective'::text, 'training'::text, 'answer'::text]))
);
CREATE INDEX daily_plan_wishes_user ON daily_plan_wishes USING btree (user_id);

create table daily_plans (
  user_id integer not null,
  day date not null,
  begun_at timestamp with time zone not null,
  constraint daily_plans_user_id_day_pk PRIMARY KEY (user_id, day),
  constraint daily_plans_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table data_copies (
  id integer generated always as identity not null,
  user_id integer not null,
  asked_by integer not null,
  asked_at timestamp with time zone not null,
  constraint data_copies_pkey PRIMARY KEY (id),
  constraint data_copies_asked_by_users_id_fk FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint data_copies_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX data_copies_asked_by ON data_copies USING btree (asked_by);
CREATE INDEX data_copies_user ON data_copies USING btree (user_id);

create table departures (
  user_id integer not null,
  asked_by integer,
  asked_at timestamp with time zone not null,
  shown jsonb not null,
  constraint departures_pkey PRIMARY KEY (user_id),
  constraint departures_asked_by_users_id_fk FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint departures_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX departures_asked_by ON departures USING btree (asked_by);

create table directory_schools (
  id integer generated always as identity not null,
  town_id integer not null,
  name text not null,
  address text not null,
  number smallint,
  sought text not null,
  constraint directory_schools_pkey PRIMARY KEY (id),
  constraint directory_schools_name UNIQUE (town_id, name),
  constraint directory_schools_town_id_towns_id_fk FOREIGN KEY (town_id) REFERENCES towns(id),
  constraint directory_schools_number_range CHECK (number >= 0)
);
CREATE INDEX directory_schools_number ON directory_schools USING btree (number);
CREATE INDEX directory_schools_sought ON directory_schools USING gist (sought gist_trgm_ops (siglen='64'));

create table disciplines (
  id integer generated always as identity not null,
  key text not null,
  title text not null,
  hue smallint not null,
  position smallint not null,
  constraint disciplines_pkey PRIMARY KEY (id),
  constraint disciplines_key_unique UNIQUE (key),
  constraint disciplines_hue_range CHECK (hue >= 0 AND hue <= 360),
  constraint disciplines_position_range CHECK ("position" >= 0)
);

create table exam_dates (
  user_id integer not null,
  exam text not null,
  discipline_id integer not null,
  exam_on date not null,
  set_at timestamp with time zone not null,
  constraint exam_dates_user_id_exam_discipline_id_pk PRIMARY KEY (user_id, exam, discipline_id),
  constraint exam_dates_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id),
  constraint exam_dates_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint exam_dates_exam_known CHECK (exam = ANY (ARRAY['oge'::text, 'ege'::text]))
);

create table exam_rehearsals (
  id integer generated always as identity not null,
  key text not null,
  title text not null,
  subtitle text not null,
  exam text not null,
  discipline_id integer not null,
  grades smallint[] not null,
  position smallint not null,
  about_html text not null,
  paper jsonb not null,
  work_id integer not null,
  content_hash text not null,
  retired_at timestamp with time zone,
  steps jsonb default '[]'::jsonb not null,
  constraint exam_rehearsals_pkey PRIMARY KEY (id),
  constraint exam_rehearsals_key_unique UNIQUE (key),
  constraint exam_rehearsals_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id),
  constraint exam_rehearsals_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id),
  constraint exam_rehearsals_exam_known CHECK (exam = ANY (ARRAY['oge'::text, 'ege'::text])),
  constraint exam_rehearsals_position_range CHECK ("position" >= 0)
);
CREATE INDEX exam_rehearsals_work ON exam_rehearsals USING btree (work_id);

create table exam_shares (
  ulid text not null,
  attempt_id integer not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint exam_shares_pkey PRIMARY KEY (ulid),
  constraint exam_shares_attempt_id_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE,
  constraint exam_shares_created_at_ends_at_order CHECK (created_at <= ends_at)
);
CREATE UNIQUE INDEX exam_shares_working ON exam_shares USING btree (attempt_id) WHERE (revoked_at IS NULL);

create table family_controls (
  child_id integer not null,
  daily_minutes smallint,
  set_by integer,
  set_at timestamp with time zone not null,
  constraint family_controls_pkey PRIMARY KEY (child_id),
  constraint family_controls_child_id_users_id_fk FOREIGN KEY (child_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint family_controls_set_by_users_id_fk FOREIGN KEY (set_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint family_controls_daily_minutes_range CHECK (daily_minutes >= 0)
);

create table family_invitations (
  id integer generated always as identity not null,
  kind text not null,
  made_by integer not null,
  child_id integer,
  phone text,
  code_hash text not null,
  consents text[] default '{}'::text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  used_by integer,
  revoked_at timestamp with time zone,
  constraint family_invitations_pkey PRIMARY KEY (id),
  constraint family_invitations_codeHash_unique UNIQUE (code_hash),
  constraint family_invitations_child_id_users_id_fk FOREIGN KEY (child_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint family_invitations_made_by_users_id_fk FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint family_invitations_used_by_users_id_fk FOREIGN KEY (used_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint family_invitations_consents_known CHECK (consents <@ ARRAY['personal_data'::text, 'public_name'::text, 'photographs'::text]),
  constraint family_invitations_created_at_expires_at_order CHECK (created_at < expires_at),
  constraint family_invitations_kind_known CHECK (kind = ANY (ARRAY['child'::text, 'parent'::text, 'second'::text, 'phone'::text]))
);
CREATE INDEX family_invitations_child ON family_invitations USING btree (child_id);
CREATE INDEX family_invitations_maker ON family_invitations USING btree (made_by);

create table family_letters (
  id integer generated always as identity not null,
  link_id integer not null,
  kind text not null,
  day date not null,
  token_hash text,
  written_at timestamp with time zone not null,
  constraint family_letters_pkey PRIMARY KEY (id),
  constraint family_letters_once UNIQUE (link_id, kind, day),
  constraint family_letters_tokenHash_unique UNIQUE (token_hash),
  constraint family_letters_link_id_family_links_id_fk FOREIGN KEY (link_id) REFERENCES family_links(id) ON DELETE CASCADE,
  constraint family_letters_kind_known CHECK (kind = ANY (ARRAY['evening'::text, 'weekly'::text]))
);

create table family_links (
  id integer generated always as identity not null,
  parent_id integer not null,
  child_id integer not null,
  state text default 'active'::text not null,
  way text not null,
  decides boolean not null,
  evening_letter boolean default true not null,
  weekly_letter boolean default true not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_by integer,
  constraint family_links_pkey PRIMARY KEY (id),
  constraint family_links_child_id_users_id_fk FOREIGN KEY (child_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint family_links_ended_by_users_id_fk FOREIGN KEY (ended_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint family_links_parent_id_users_id_fk FOREIGN KEY (parent_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint family_links_started_at_ended_at_order CHECK (started_at <= ended_at),
  constraint family_links_state_known CHECK (state = ANY (ARRAY['active'::text, 'ended'::text])),
  constraint family_links_way_known CHECK (way = ANY (ARRAY['child_code'::text, 'parent_code'::text, 'phone'::text, 'created'::text, 'second_parent'::text]))
);
CREATE INDEX family_links_child ON family_links USING btree (child_id);
CREATE UNIQUE INDEX family_links_once ON family_links USING btree (parent_id, child_id) WHERE (state = 'active'::text);

create table files (
  id uuid not null,
  owner_id integer,
  name text not null,
  type text not null,
  size integer not null,
  created_at timestamp with time zone not null,
  attached_at timestamp with time zone,
  constraint files_pkey PRIMARY KEY (id),
  constraint files_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint files_size_range CHECK (size >= 0),
  constraint files_type_known CHECK (type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'image/webp'::text, 'image/heic'::text, 'application/pdf'::text, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'::text, 'text/plain'::text]))
);
CREATE INDEX files_loose ON files USING btree (created_at) WHERE ((attached_at IS NULL) OR (owner_id IS NULL));
CREATE INDEX files_owner ON files USING btree (owner_id);

create table grade_checks (
  id integer generated always as identity not null,
  user_id integer not null,
  from_index smallint,
  to_index smallint,
  reason text not null,
  created_at timestamp with time zone not null,
  constraint grade_checks_pkey PRIMARY KEY (id),
  constraint grade_checks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint grade_checks_from_index_range CHECK (from_index >= 0),
  constraint grade_checks_to_index_range CHECK (to_index >= 0)
);
CREATE INDEX grade_checks_user ON grade_checks USING btree (user_id);

create table homework_copies (
  homework_id integer not null,
  user_id integer not null,
  mark smallint,
  comment text,
  returned_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint homework_copies_homework_id_user_id_pk PRIMARY KEY (homework_id, user_id),
  constraint homework_copies_homework_id_homeworks_id_fk FOREIGN KEY (homework_id) REFERENCES homeworks(id) ON DELETE CASCADE,
  constraint homework_copies_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint homework_copies_mark_range CHECK (mark >= 1 AND mark <= 5),
  constraint homework_copies_version_range CHECK (version >= 0)
);
CREATE INDEX homework_copies_user ON homework_copies USING btree (user_id);

create table homework_reminders (
  homework_id integer not null,
  day date not null,
  sent_by integer not null,
  sent_at timestamp with time zone not null,
  constraint homework_reminders_homework_id_day_pk PRIMARY KEY (homework_id, day),
  constraint homework_reminders_homework_id_homeworks_id_fk FOREIGN KEY (homework_id) REFERENCES homeworks(id) ON DELETE CASCADE,
  constraint homework_reminders_sent_by_users_id_fk FOREIGN KEY (sent_by) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX homework_reminders_sent_by ON homework_reminders USING btree (sent_by);

create table homework_repeat_days (
  homework_id integer not null,
  day date not null,
  constraint homework_repeat_days_homework_id_day_pk PRIMARY KEY (homework_id, day),
  constraint homework_repeat_days_homework_id_homework_repeats_homework_id_f FOREIGN KEY (homework_id) REFERENCES homework_repeats(homework_id) ON DELETE CASCADE
);

create table homework_repeats (
  homework_id integer not null,
  weekdays smallint[] not null,
  until_on date not null,
  created_at timestamp with time zone not null,
  stopped_at timestamp with time zone,
  constraint homework_repeats_pkey PRIMARY KEY (homework_id),
  constraint homework_repeats_homework_id_homeworks_id_fk FOREIGN KEY (homework_id) REFERENCES homeworks(id) ON DELETE CASCADE
);

create table homework_set_favourites (
  user_id integer not null,
  set_id integer not null,
  created_at timestamp with time zone not null,
  constraint homework_set_favourites_user_id_set_id_pk PRIMARY KEY (user_id, set_id),
  constraint homework_set_favourites_set_id_homework_sets_id_fk FOREIGN KEY (set_id) REFERENCES homework_sets(id) ON DELETE CASCADE,
  constraint homework_set_favourites_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table homework_sets (
  id integer generated always as identity not null,
  key text not null,
  section text not null,
  title text not null,
  subtitle text not null,
  discipline_id integer not null,
  grades smallint[] not null,
  theme text not null,
  exam_numbers smallint[] not null,
  year smallint,
  position smallint not null,
  work_id integer not null,
  content_hash text not null,
  retired_at timestamp with time zone,
  constraint homework_sets_pkey PRIMARY KEY (id),
  constraint homework_sets_key_unique UNIQUE (key),
  constraint homework_sets_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id),
  constraint homework_sets_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id),
  constraint homework_sets_position_range CHECK ("position" >= 0),
  constraint homework_sets_section_known CHECK (section = ANY (ARRAY['ege'::text, 'oge'::text, 'skills'::text])),
  constraint homework_sets_year_range CHECK (year >= 0)
);
CREATE INDEX homework_sets_section ON homework_sets USING btree (section, "position");
CREATE INDEX homework_sets_work ON homework_sets USING btree (work_id);

create table homework_targets (
  homework_id integer not null,
  target text not null,
  target_id integer not null,
  constraint homework_targets_homework_id_target_target_id_pk PRIMARY KEY (homework_id, target, target_id),
  constraint homework_targets_homework_id_homeworks_id_fk FOREIGN KEY (homework_id) REFERENCES homeworks(id) ON DELETE CASCADE,
  constraint homework_targets_target_id_range CHECK (target_id >= 0),
  constraint homework_targets_target_known CHECK (target = ANY (ARRAY['class'::text, 'user'::text, 'except'::text]))
);
CREATE INDEX homework_targets_whom ON homework_targets USING btree (target, target_id);

create table homework_tellings (
  homework_id integer not null,
  kind text not null,
  at timestamp with time zone not null,
  told_at timestamp with time zone not null,
  constraint homework_tellings_homework_id_kind_at_pk PRIMARY KEY (homework_id, kind, at),
  constraint homework_tellings_homework_id_homeworks_id_fk FOREIGN KEY (homework_id) REFERENCES homeworks(id) ON DELETE CASCADE,
  constraint homework_tellings_kind_known CHECK (kind = ANY (ARRAY['opened'::text, 'ending'::text]))
);

create table homework_templates (
  homework_id integer not null,
  author_id integer not null,
  title text not null,
  created_at timestamp with time zone not null,
  constraint homework_templates_pkey PRIMARY KEY (homework_id),
  constraint homework_templates_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint homework_templates_homework_id_homeworks_id_fk FOREIGN KEY (homework_id) REFERENCES homeworks(id) ON DELETE CASCADE
);
CREATE INDEX homework_templates_author ON homework_templates USING btree (author_id);

create table homeworks (
  id integer generated always as identity not null,
  source text not null,
  key text,
  title text not null,
  intro text not null,
  intro_html text not null,
  discipline_id integer not null,
  lesson_id integer,
  set_id integer,
  author_id integer,
  work_id integer not null,
  soft_deadline_at timestamp with time zone,
  soft_days smallint,
  mark_scale smallint[] not null,
  created_at timestamp with time zone not null,
  published_at timestamp with time zone,
  closed_at timestamp with time zone,
  archived_at timestamp with time zone,
  content_hash text,
  retired_at timestamp with time zone,
  shared_by_id integer,
  thing_work_id integer,
  level text,
  base_id integer,
  term_changes smallint default 0 not null,
  version integer default 1 not null,
  constraint homeworks_pkey PRIMARY KEY (id),
  constraint homeworks_key_unique UNIQUE (key),
  constraint homeworks_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint homeworks_base_id_homeworks_id_fk FOREIGN KEY (base_id) REFERENCES homeworks(id) ON DELETE CASCADE,
  constraint homeworks_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id),
  constraint homeworks_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES lessons(id),
  constraint homeworks_set_id_homework_sets_id_fk FOREIGN KEY (set_id) REFERENCES homework_sets(id),
  constraint homeworks_shared_by_id_users_id_fk FOREIGN KEY (shared_by_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint homeworks_thing_work_id_works_id_fk FOREIGN KEY (thing_work_id) REFERENCES works(id),
  constraint homeworks_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id),
  constraint homeworks_level_known CHECK (level = ANY (ARRAY['a'::text, 'b'::text, 'c'::text])),
  constraint homeworks_soft_days_range CHECK (soft_days >= 0),
  constraint homeworks_source_known CHECK (source = ANY (ARRAY['course'::text, 'teacher'::text, 'webinar'::text, 'library'::text])),
  constraint homeworks_term_changes_range CHECK (term_changes >= 0),
  constraint homeworks_version_range CHECK (version >= 0)
);
CREATE INDEX homeworks_author ON homeworks USING btree (author_id, created_at);
CREATE INDEX homeworks_base ON homeworks USING btree (base_id);
CREATE INDEX homeworks_lesson ON homeworks USING btree (lesson_id);
CREATE INDEX homeworks_set ON homeworks USING btree (set_id);
CREATE INDEX homeworks_thing ON homeworks USING btree (thing_work_id);
CREATE INDEX homeworks_work ON homeworks USING btree (work_id);

create table idempotency_keys (
  scope text not null,
  key text not null,
  fingerprint text not null,
  status integer not null,
  body text not null,
  created_at timestamp with time zone default now() not null,
  constraint idempotency_keys_scope_key_pk PRIMARY KEY (scope, key),
  constraint idempotency_keys_status_range CHECK (status >= 100 AND status <= 599)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys USING brin (created_at);

create table identities (
  user_id integer not null,
  provider text not null,
  subject text not null,
  name text default ''::text not null,
  created_at timestamp with time zone not null,
  constraint identities_user_id_provider_pk PRIMARY KEY (user_id, provider),
  constraint identities_subject UNIQUE (provider, subject),
  constraint identities_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint identities_provider_known CHECK (provider = ANY (ARRAY['vkontakte'::text, 'mailru_oauth2'::text, 'facebook'::text, 'google_oauth2'::text, 'odnoklassniki'::text, 'yandex'::text, 'pcs2035'::text, 'educont'::text]))
);

create table identity_offers (
  token_hash text not null,
  visitor_hash text not null,
  provider text not null,
  subject text not null,
  first_name text not null,
  last_name text not null,
  email text,
  is_email_proved boolean not null,
  redirect_url text,
  expires_at timestamp with time zone not null,
  constraint identity_offers_pkey PRIMARY KEY (token_hash),
  constraint identity_offers_provider_known CHECK (provider = ANY (ARRAY['vkontakte'::text, 'mailru_oauth2'::text, 'facebook'::text, 'google_oauth2'::text, 'odnoklassniki'::text, 'yandex'::text, 'pcs2035'::text, 'educont'::text]))
);
CREATE INDEX identity_offers_expires_at ON identity_offers USING btree (expires_at);

create table interests (
  user_id integer not null,
  discipline_id integer not null,
  grade_id smallint,
  level_id smallint,
  business_segment_tag_id integer,
  product_segment_tag_id integer,
  business_unit_abbrs text[] default '{}'::text[] not null,
  constraint interests_pkey PRIMARY KEY (user_id, discipline_id),
  constraint interests_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id) ON DELETE CASCADE,
  constraint interests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint interests_business_segment_tag_id_range CHECK (business_segment_tag_id >= 0),
  constraint interests_grade_id_range CHECK (grade_id >= 0),
  constraint interests_level_id_range CHECK (level_id >= 0),
  constraint interests_product_segment_tag_id_range CHECK (product_segment_tag_id >= 0)
);

create table invitation_accepts (
  id integer generated always as identity not null,
  invitation_id integer not null,
  user_id integer not null,
  place_of integer,
  state text not null,
  accepted_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by integer,
  reminded_at timestamp with time zone,
  constraint invitation_accepts_pkey PRIMARY KEY (id),
  constraint invitation_accepts_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint invitation_accepts_invitation_id_invitations_id_fk FOREIGN KEY (invitation_id) REFERENCES invitations(id) ON DELETE CASCADE,
  constraint invitation_accepts_place_of_users_id_fk FOREIGN KEY (place_of) REFERENCES users(id) ON DELETE SET NULL,
  constraint invitation_accepts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint invitation_accepts_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'refused'::text]))
);
CREATE UNIQUE INDEX invitation_accepts_once ON invitation_accepts USING btree (invitation_id, user_id);
CREATE UNIQUE INDEX invitation_accepts_place ON invitation_accepts USING btree (place_of) WHERE (state = 'waiting'::text);
CREATE INDEX invitation_accepts_user ON invitation_accepts USING btree (user_id);

create table invitation_import_rows (
  import_id integer not null,
  invitation_id integer not null,
  constraint invitation_import_rows_import_id_invitation_id_pk PRIMARY KEY (import_id, invitation_id),
  constraint invitation_import_rows_import_id_invitation_imports_id_fk FOREIGN KEY (import_id) REFERENCES invitation_imports(id) ON DELETE CASCADE,
  constraint invitation_import_rows_invitation_id_invitations_id_fk FOREIGN KEY (invitation_id) REFERENCES invitations(id) ON DELETE CASCADE
);
CREATE INDEX invitation_import_rows_invitation ON invitation_import_rows USING btree (invitation_id);

create table invitation_imports (
  id integer generated always as identity not null,
  organization_id integer not null,
  made_at timestamp with time zone not null,
  made_by integer,
  undone_at timestamp with time zone,
  constraint invitation_imports_pkey PRIMARY KEY (id),
  constraint invitation_imports_made_by_users_id_fk FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint invitation_imports_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX invitation_imports_made_by ON invitation_imports USING btree (made_by);
CREATE INDEX invitation_imports_organization ON invitation_imports USING btree (organization_id);

create table invitations (
  id integer generated always as identity not null,
  kind text not null,
  organization_id integer not null,
  school_class_id integer,
  made_by integer not null,
  email text,
  nonce text not null,
  code_hash text not null,
  most_uses smallint not null,
  auto_approves boolean not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  opened_at timestamp with time zone,
  declined_at timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_by integer,
  role text default 'teacher'::text not null,
  constraint invitations_pkey PRIMARY KEY (id),
  constraint invitations_codeHash_unique UNIQUE (code_hash),
  constraint invitations_made_by_users_id_fk FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint invitations_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint invitations_revoked_by_users_id_fk FOREIGN KEY (revoked_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint invitations_school_class_id_school_classes_id_fk FOREIGN KEY (school_class_id) REFERENCES school_classes(id) ON DELETE CASCADE,
  constraint invitations_class CHECK ((kind = 'class'::text) = (school_class_id IS NOT NULL)),
  constraint invitations_created_at_expires_at_order CHECK (created_at < expires_at),
  constraint invitations_kind_known CHECK (kind = ANY (ARRAY['class'::text, 'teacher'::text])),
  constraint invitations_most_uses_range CHECK (most_uses >= 1),
  constraint invitations_role_known CHECK (role = ANY (ARRAY['teacher'::text, 'admin'::text]))
);
CREATE INDEX invitations_maker ON invitations USING btree (made_by);
CREATE UNIQUE INDEX invitations_of_class ON invitations USING btree (school_class_id) WHERE ((kind = 'class'::text) AND (revoked_at IS NULL));
CREATE INDEX invitations_school ON invitations USING btree (organization_id);

create table job_failures (
  job text not null,
  subject text not null,
  code text not null,
  count integer default 1 not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  retry_at timestamp with time zone not null,
  resolved_at timestamp with time zone,
  constraint job_failures_job_subject_pk PRIMARY KEY (job, subject),
  constraint job_failures_count_range CHECK (count >= 1),
  constraint job_failures_first_at_last_at_order CHECK (first_at <= last_at)
);
CREATE INDEX job_failures_open ON job_failures USING btree (job) WHERE (resolved_at IS NULL);

create table journal_changes (
  id integer generated always as identity not null,
  column_id integer not null,
  user_id integer not null,
  from_mark text,
  to_mark text,
  comment text,
  changed_by integer,
  changed_at timestamp with time zone not null,
  constraint journal_changes_pkey PRIMARY KEY (id),
  constraint journal_changes_changed_by_users_id_fk FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint journal_changes_column_id_journal_columns_id_fk FOREIGN KEY (column_id) REFERENCES journal_columns(id) ON DELETE CASCADE,
  constraint journal_changes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint journal_changes_from_mark_known CHECK (from_mark = ANY (ARRAY['5'::text, '4'::text, '3'::text, '2'::text, 'absent'::text, 'excused'::text])),
  constraint journal_changes_to_mark_known CHECK (to_mark = ANY (ARRAY['5'::text, '4'::text, '3'::text, '2'::text, 'absent'::text, 'excused'::text]))
);
CREATE INDEX journal_changes_cell ON journal_changes USING btree (column_id, user_id);
CREATE INDEX journal_changes_changed_by ON journal_changes USING btree (changed_by);
CREATE INDEX journal_changes_user ON journal_changes USING btree (user_id);

create table journal_columns (
  id integer generated always as identity not null,
  school_class_id integer not null,
  discipline_id integer not null,
  day date not null,
  kind text not null,
  topic text not null,
  weight smallint not null,
  homework_id integer,
  created_by integer,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  version integer default 1 not null,
  constraint journal_columns_pkey PRIMARY KEY (id),
  constraint journal_columns_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint journal_columns_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id),
  constraint journal_columns_homework_id_homeworks_id_fk FOREIGN KEY (homework_id) REFERENCES homeworks(id) ON DELETE SET NULL,
  constraint journal_columns_school_class_id_school_classes_id_fk FOREIGN KEY (school_class_id) REFERENCES school_classes(id) ON DELETE CASCADE,
  constraint journal_columns_created_at_removed_at_order CHECK (created_at <= removed_at),
  constraint journal_columns_kind_known CHECK (kind = ANY (ARRAY['answer'::text, 'classwork'::text, 'independent'::text, 'test'::text, 'dictation'::text, 'essay'::text, 'lab'::text, 'project'::text, 'homework'::text])),
  constraint journal_columns_version_range CHECK (version >= 0),
  constraint journal_columns_weight_range CHECK (weight >= 1)
);
CREATE INDEX journal_columns_class ON journal_columns USING btree (school_class_id, day);
CREATE INDEX journal_columns_created_by ON journal_columns USING btree (created_by);
CREATE INDEX journal_columns_homework ON journal_columns USING btree (homework_id);
CREATE UNIQUE INDEX journal_columns_homework_once ON journal_columns USING btree (school_class_id, homework_id) WHERE (removed_at IS NULL);

create table journal_marks (
  column_id integer not null,
  user_id integer not null,
  mark text,
  comment text,
  version integer not null,
  updated_by integer,
  updated_at timestamp with time zone not null,
  constraint journal_marks_column_id_user_id_pk PRIMARY KEY (column_id, user_id),
  constraint journal_marks_column_id_journal_columns_id_fk FOREIGN KEY (column_id) REFERENCES journal_columns(id) ON DELETE CASCADE,
  constraint journal_marks_updated_by_users_id_fk FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint journal_marks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint journal_marks_mark_known CHECK (mark = ANY (ARRAY['5'::text, '4'::text, '3'::text, '2'::text, 'absent'::text, 'excused'::text])),
  constraint journal_marks_version_range CHECK (version >= 0)
);
CREATE INDEX journal_marks_updated_by ON journal_marks USING btree (updated_by);
CREATE INDEX journal_marks_user ON journal_marks USING btree (user_id);

create table kept_comments (
  id integer generated always as identity not null,
  author_id integer not null,
  text text not null,
  uses integer default 0 not null,
  used_at timestamp with time zone not null,
  constraint kept_comments_pkey PRIMARY KEY (id),
  constraint kept_comments_once UNIQUE (author_id, text),
  constraint kept_comments_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint kept_comments_uses_range CHECK (uses >= 0)
);

create table lesson_opinions (
  user_id integer not null,
  lesson_id integer not null,
  opinion text not null,
  words text default ''::text not null,
  said_at timestamp with time zone not null,
  constraint lesson_opinions_user_id_lesson_id_pk PRIMARY KEY (user_id, lesson_id),
  constraint lesson_opinions_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES lessons(id),
  constraint lesson_opinions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint lesson_opinions_opinion_known CHECK (opinion = ANY (ARRAY['clear'::text, 'partly'::text, 'unclear'::text]))
);
CREATE INDEX lesson_opinions_lesson ON lesson_opinions USING btree (lesson_id);

create table lesson_questions (
  id integer generated always as identity not null,
  lesson_id integer not null,
  user_id integer not null,
  task_id integer,
  at_seconds real,
  question text not null,
  asked_at timestamp with time zone not null,
  answer text,
  answered_at timestamp with time zone,
  answered_by integer,
  read_at timestamp with time zone,
  common_question text,
  common_answer text,
  published_at timestamp with time zone,
  published_by integer,
  version integer default 1 not null,
  constraint lesson_questions_pkey PRIMARY KEY (id),
  constraint lesson_questions_answered_by_users_id_fk FOREIGN KEY (answered_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint lesson_questions_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES lessons(id),
  constraint lesson_questions_published_by_users_id_fk FOREIGN KEY (published_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint lesson_questions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint lesson_questions_at_seconds_range CHECK (at_seconds >= 0::double precision),
  constraint lesson_questions_task_id_range CHECK (task_id >= 0),
  constraint lesson_questions_version_range CHECK (version >= 0)
);
CREATE INDEX lesson_questions_common ON lesson_questions USING btree (lesson_id) WHERE (published_at IS NOT NULL);
CREATE INDEX lesson_questions_open ON lesson_questions USING btree (asked_at) WHERE (answered_at IS NULL);
CREATE INDEX lesson_questions_own ON lesson_questions USING btree (user_id, lesson_id);
CREATE INDEX lesson_questions_said ON lesson_questions USING btree (answered_at);

create table lesson_remarks (
  id integer generated always as identity not null,
  user_id integer not null,
  lesson_id integer not null,
  at_seconds real,
  text text not null,
  written_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint lesson_remarks_pkey PRIMARY KEY (id),
  constraint lesson_remarks_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES lessons(id),
  constraint lesson_remarks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint lesson_remarks_at_seconds_range CHECK (at_seconds >= 0::double precision),
  constraint lesson_remarks_version_range CHECK (version >= 0)
);
CREATE INDEX lesson_remarks_own ON lesson_remarks USING btree (user_id, lesson_id);

create table lesson_views (
  user_id integer not null,
  lesson_id integer not null,
  first_opened_at timestamp with time zone not null,
  last_opened_at timestamp with time zone not null,
  watched_seconds real default 0 not null,
  video_position real default 0 not null,
  constraint lesson_views_user_id_lesson_id_pk PRIMARY KEY (user_id, lesson_id),
  constraint lesson_views_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES lessons(id),
  constraint lesson_views_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint lesson_views_first_opened_at_last_opened_at_order CHECK (first_opened_at <= last_opened_at),
  constraint lesson_views_video_position_range CHECK (video_position >= 0::double precision),
  constraint lesson_views_watched_seconds_range CHECK (watched_seconds >= 0::double precision)
);

create table lessons (
  id integer generated always as identity not null,
  key text not null,
  course_id integer not null,
  position smallint not null,
  title text not null,
  summary text not null,
  minutes smallint not null,
  conspect_html text not null,
  conspect_headings jsonb not null,
  reading_minutes smallint not null,
  video_id integer,
  work_id integer not null,
  content_hash text not null,
  retired_at timestamp with time zone,
  constraint lessons_pkey PRIMARY KEY (id),
  constraint lessons_key_unique UNIQUE (key),
  constraint lessons_course_id_courses_id_fk FOREIGN KEY (course_id) REFERENCES courses(id),
  constraint lessons_video_id_videos_id_fk FOREIGN KEY (video_id) REFERENCES videos(id),
  constraint lessons_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id),
  constraint lessons_minutes_range CHECK (minutes >= 0),
  constraint lessons_position_range CHECK ("position" >= 0),
  constraint lessons_reading_minutes_range CHECK (reading_minutes >= 0)
);
CREATE INDEX lessons_course ON lessons USING btree (course_id, "position");
CREATE INDEX lessons_work ON lessons USING btree (work_id);

create table memberships (
  id integer generated always as identity not null,
  user_id integer not null,
  organization_id integer not null,
  role text not null,
  is_active boolean default false not null,
  version integer default 1 not null,
  constraint memberships_pkey PRIMARY KEY (id),
  constraint memberships_once UNIQUE (user_id, organization_id, role),
  constraint memberships_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint memberships_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint memberships_role_known CHECK (role = ANY (ARRAY['admin'::text, 'teacher'::text, 'student'::text])),
  constraint memberships_version_range CHECK (version >= 0)
);
CREATE UNIQUE INDEX memberships_active ON memberships USING btree (user_id) WHERE is_active;
CREATE INDEX memberships_organization ON memberships USING btree (organization_id);

create table mistake_bookmarks (
  source text not null,
  read_until timestamp with time zone not null,
  constraint mistake_bookmarks_pkey PRIMARY KEY (source),
  constraint mistake_bookmarks_source_known CHECK (source = ANY (ARRAY['answers'::text, 'attempts'::text]))
);

create table mistake_due (
  attempt_id integer not null,
  look_after timestamp with time zone not null,
  constraint mistake_due_attempt_id_pk PRIMARY KEY (attempt_id),
  constraint mistake_due_attempt_id_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE
);

create table mistakes (
  id integer generated always as identity not null,
  user_id integer not null,
  task_id integer not null,
  attempt_id integer not null,
  work_id integer not null,
  try_number smallint,
  discipline_id integer,
  is_saved boolean not null,
  missed_at timestamp with time zone not null,
  state text default 'open'::text not null,
  step smallint not null,
  returns_on date not null,
  moved_at timestamp with time zone,
  twin_attempt_id integer,
  twin_work_id integer,
  twin_task_id integer,
  twin_outcome text,
  given_task_ids integer[] default '{}'::integer[] not null,
  dismissal text,
  put_off_from date,
  closed_at timestamp with time zone,
  closed_by text,
  constraint mistakes_pkey PRIMARY KEY (id),
  constraint mistakes_once UNIQUE (user_id, task_id),
  constraint mistakes_attempt_id_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE,
  constraint mistakes_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id),
  constraint mistakes_task_id_tasks_id_fk FOREIGN KEY (task_id) REFERENCES tasks(id),
  constraint mistakes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint mistakes_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id),
  constraint mistakes_closed_by_known CHECK (closed_by = ANY (ARRAY['solved'::text, 'regraded'::text])),
  constraint mistakes_dismissal_known CHECK (dismissal = ANY (ARRAY['known'::text, 'not_mine'::text, 'later'::text])),
  constraint mistakes_state_known CHECK (state = ANY (ARRAY['open'::text, 'closed'::text, 'dismissed'::text])),
  constraint mistakes_step_range CHECK (step >= 0),
  constraint mistakes_try_number_range CHECK (try_number >= 0),
  constraint mistakes_twin_attempt_id_range CHECK (twin_attempt_id >= 0),
  constraint mistakes_twin_outcome_known CHECK (twin_outcome = ANY (ARRAY['right'::text, 'helped'::text, 'wrong'::text])),
  constraint mistakes_twin_task_id_range CHECK (twin_task_id >= 0),
  constraint mistakes_twin_work_id_range CHECK (twin_work_id >= 0)
);
CREATE INDEX mistakes_attempt ON mistakes USING btree (attempt_id);
CREATE INDEX mistakes_returns ON mistakes USING btree (user_id, state, returns_on);
CREATE INDEX mistakes_twin ON mistakes USING btree (twin_attempt_id);
CREATE INDEX mistakes_work ON mistakes USING btree (work_id);

create table name_views (
  id integer generated always as identity not null,
  user_id integer not null,
  portal_role text not null,
  acted_for_id integer,
  organization_id integer not null,
  list text not null,
  about text not null,
  names integer not null,
  at timestamp with time zone not null,
  portal text,
  constraint name_views_pkey PRIMARY KEY (id),
  constraint name_views_acted_for_id_organizations_id_fk FOREIGN KEY (acted_for_id) REFERENCES organizations(id) ON DELETE SET NULL,
  constraint name_views_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint name_views_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint name_views_list_known CHECK (list = ANY (ARRAY['class'::text, 'class_file'::text, 'class_waiting'::text, 'olympiad'::text, 'olympiad_file'::text, 'progress'::text, 'doubles'::text])),
  constraint name_views_names_range CHECK (names >= 0),
  constraint name_views_portal_role_known CHECK (portal_role = ANY (ARRAY['intern'::text, 'teacher'::text, 'schoolAdmin'::text, 'municipalityAdmin'::text, 'regionAdmin'::text, 'projectAdmin'::text]))
);
CREATE INDEX name_views_acted_for ON name_views USING btree (acted_for_id);
CREATE INDEX name_views_organization ON name_views USING btree (organization_id, at);
CREATE INDEX name_views_user ON name_views USING btree (user_id, at);

create table notifications (
  id integer generated always as identity not null,
  user_id integer not null,
  kind text not null,
  title text not null,
  text text not null,
  url text not null,
  about_id integer,
  cause text not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_once UNIQUE (user_id, cause),
  constraint notifications_about_id_users_id_fk FOREIGN KEY (about_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint notifications_created_at_read_at_order CHECK (created_at <= read_at),
  constraint notifications_kind_known CHECK (kind = ANY (ARRAY['homework'::text, 'reminder'::text, 'answer'::text, 'class_message'::text, 'olympiad'::text, 'invitation'::text, 'objective'::text, 'account'::text]))
);
CREATE INDEX notifications_about ON notifications USING btree (about_id);
CREATE INDEX notifications_unread ON notifications USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON notifications USING btree (user_id, created_at, id);

create table objective_bookmarks (
  source text not null,
  read_until timestamp with time zone not null,
  constraint objective_bookmarks_pkey PRIMARY KEY (source),
  constraint objective_bookmarks_source_known CHECK (source = 'answers'::text)
);

create table objective_proposals (
  id integer generated always as identity not null,
  author_id integer not null,
  school_class_id integer not null,
  proposed_at timestamp with time zone not null,
  constraint objective_proposals_pkey PRIMARY KEY (id),
  constraint objective_proposals_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint objective_proposals_school_class_id_school_classes_id_fk FOREIGN KEY (school_class_id) REFERENCES school_classes(id) ON DELETE CASCADE
);
CREATE INDEX objective_proposals_author ON objective_proposals USING btree (author_id, id);
CREATE INDEX objective_proposals_class ON objective_proposals USING btree (school_class_id);

create table objective_supports (
  id integer generated always as identity not null,
  objective_id integer not null,
  parent_id integer not null,
  reward text not null,
  supported_at timestamp with time zone not null,
  thanked_at timestamp with time zone,
  constraint objective_supports_pkey PRIMARY KEY (id),
  constraint objective_supports_once UNIQUE (objective_id, parent_id),
  constraint objective_supports_objective_id_objectives_id_fk FOREIGN KEY (objective_id) REFERENCES objectives(id) ON DELETE CASCADE,
  constraint objective_supports_parent_id_users_id_fk FOREIGN KEY (parent_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX objective_supports_parent ON objective_supports USING btree (parent_id);

create table objectives (
  id integer generated always as identity not null,
  user_id integer not null,
  origin text not null,
  author_id integer,
  proposal_id integer,
  metric text not null,
  target integer not null,
  discipline_id integer,
  skill_id integer,
  exam text,
  daily_minutes smallint,
  due_on date not null,
  words text default ''::text not null,
  coins smallint,
  state text not null,
  set_at timestamp with time zone not null,
  began_at timestamp with time zone,
  reached_at timestamp with time zone,
  amount real,
  moved_at timestamp with time zone,
  closed_at timestamp with time zone,
  decline_words text,
  constraint objectives_pkey PRIMARY KEY (id),
  constraint objectives_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint objectives_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id),
  constraint objectives_proposal_id_objective_proposals_id_fk FOREIGN KEY (proposal_id) REFERENCES objective_proposals(id) ON DELETE SET NULL,
  constraint objectives_skill_id_skills_id_fk FOREIGN KEY (skill_id) REFERENCES skills(id),
  constraint objectives_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint objectives_amount_range CHECK (amount >= 0::double precision),
  constraint objectives_coins_range CHECK (coins >= 0),
  constraint objectives_daily_minutes_range CHECK (daily_minutes >= 0),
  constraint objectives_exam_known CHECK (exam = ANY (ARRAY['oge'::text, 'ege'::text])),
  constraint objectives_metric_known CHECK (metric = ANY (ARRAY['tasks'::text, 'percent'::text, 'skills'::text, 'exam'::text, 'mark'::text, 'row'::text, 'days'::text, 'minutes'::text])),
  constraint objectives_origin_known CHECK (origin = ANY (ARRAY['own'::text, 'parent'::text, 'teacher'::text, 'auto'::text])),
  constraint objectives_state_known CHECK (state = ANY (ARRAY['proposed'::text, 'active'::text, 'declined'::text, 'archived'::text, 'claimed'::text])),
  constraint objectives_target_range CHECK (target >= 0)
);
CREATE INDEX objectives_author ON objectives USING btree (author_id);
CREATE INDEX objectives_proposal ON objectives USING btree (proposal_id);
CREATE INDEX objectives_under_way ON objectives USING btree (user_id) WHERE ((state = 'active'::text) AND (reached_at IS NULL));
CREATE INDEX objectives_user ON objectives USING btree (user_id, state);

create table olympiad_absences (
  id integer generated always as identity not null,
  participation_id integer not null,
  left_at timestamp with time zone not null,
  seconds integer not null,
  constraint olympiad_absences_pkey PRIMARY KEY (id),
  constraint olympiad_absences_participation_id_olympiad_participations_id_f FOREIGN KEY (participation_id) REFERENCES olympiad_participations(id) ON DELETE CASCADE,
  constraint olympiad_absences_seconds_range CHECK (seconds >= 0)
);
CREATE INDEX olympiad_absences_participation ON olympiad_absences USING btree (participation_id);

create table olympiad_access_locks (
  id integer generated always as identity not null,
  stage_id integer not null,
  organization_id integer not null,
  kind text not null,
  reason text not null,
  set_at timestamp with time zone not null,
  set_by integer not null,
  ended_at timestamp with time zone,
  ended_by integer,
  constraint olympiad_access_locks_pkey PRIMARY KEY (id),
  constraint olympiad_access_locks_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint olympiad_access_locks_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_access_locks_ended_by_range CHECK (ended_by >= 0),
  constraint olympiad_access_locks_kind_known CHECK (kind = ANY (ARRAY['forbidden'::text, 'forced'::text])),
  constraint olympiad_access_locks_set_by_range CHECK (set_by >= 0)
);
CREATE UNIQUE INDEX olympiad_access_locks_once ON olympiad_access_locks USING btree (stage_id, organization_id) WHERE (ended_at IS NULL);
CREATE INDEX olympiad_access_locks_organization ON olympiad_access_locks USING btree (organization_id);

create table olympiad_clarifications (
  id integer generated always as identity not null,
  stage_id integer not null,
  grade_index smallint,
  participation_id integer,
  task_id integer,
  question text default ''::text not null,
  asked_at timestamp with time zone not null,
  answer text,
  answered_at timestamp with time zone,
  answered_by integer,
  is_public boolean default false not null,
  organization_id integer,
  version integer default 1 not null,
  constraint olympiad_clarifications_pkey PRIMARY KEY (id),
  constraint olympiad_clarifications_answered_by_users_id_fk FOREIGN KEY (answered_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint olympiad_clarifications_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint olympiad_clarifications_participation_id_olympiad_participation FOREIGN KEY (participation_id) REFERENCES olympiad_participations(id) ON DELETE CASCADE,
  constraint olympiad_clarifications_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_clarifications_answered CHECK (answered_at IS NULL OR answer IS NOT NULL),
  constraint olympiad_clarifications_grade_index_range CHECK (grade_index >= 0),
  constraint olympiad_clarifications_task_id_range CHECK (task_id >= 0),
  constraint olympiad_clarifications_version_range CHECK (version >= 0)
);
CREATE INDEX olympiad_clarifications_open ON olympiad_clarifications USING btree (stage_id, asked_at) WHERE (answered_at IS NULL);
CREATE INDEX olympiad_clarifications_organization ON olympiad_clarifications USING btree (organization_id);
CREATE INDEX olympiad_clarifications_own ON olympiad_clarifications USING btree (participation_id);
CREATE INDEX olympiad_clarifications_said ON olympiad_clarifications USING btree (stage_id, answered_at);

create table olympiad_class_accesses (
  id integer generated always as identity not null,
  stage_id integer not null,
  school_class_id integer not null,
  opened_at timestamp with time zone not null,
  opened_by integer not null,
  closed_at timestamp with time zone,
  closed_by integer,
  constraint olympiad_class_accesses_pkey PRIMARY KEY (id),
  constraint olympiad_class_accesses_school_class_id_school_classes_id_fk FOREIGN KEY (school_class_id) REFERENCES school_classes(id) ON DELETE CASCADE,
  constraint olympiad_class_accesses_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_class_accesses_closed_by_range CHECK (closed_by >= 0),
  constraint olympiad_class_accesses_opened_at_closed_at_order CHECK (opened_at <= closed_at),
  constraint olympiad_class_accesses_opened_by_range CHECK (opened_by >= 0)
);
CREATE INDEX olympiad_class_accesses_class ON olympiad_class_accesses USING btree (school_class_id);
CREATE UNIQUE INDEX olympiad_class_accesses_once ON olympiad_class_accesses USING btree (stage_id, school_class_id) WHERE (closed_at IS NULL);

create table olympiad_class_rooms (
  stage_id integer not null,
  school_class_id integer not null,
  room text not null,
  supervisor_id integer,
  supervisor_name text default ''::text not null,
  set_at timestamp with time zone not null,
  set_by integer not null,
  version integer default 1 not null,
  constraint olympiad_class_rooms_stage_id_school_class_id_pk PRIMARY KEY (stage_id, school_class_id),
  constraint olympiad_class_rooms_school_class_id_school_classes_id_fk FOREIGN KEY (school_class_id) REFERENCES school_classes(id) ON DELETE CASCADE,
  constraint olympiad_class_rooms_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_class_rooms_supervisor_id_users_id_fk FOREIGN KEY (supervisor_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint olympiad_class_rooms_set_by_range CHECK (set_by >= 0),
  constraint olympiad_class_rooms_version_range CHECK (version >= 0)
);
CREATE INDEX olympiad_class_rooms_class ON olympiad_class_rooms USING btree (school_class_id);
CREATE INDEX olympiad_class_rooms_supervisor ON olympiad_class_rooms USING btree (supervisor_id);

create table olympiad_code_guesses (
  stage_id integer not null,
  user_id integer not null,
  guesses smallint not null,
  guessed_at timestamp with time zone not null,
  constraint olympiad_code_guesses_stage_id_user_id_pk PRIMARY KEY (stage_id, user_id),
  constraint olympiad_code_guesses_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_code_guesses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint olympiad_code_guesses_guesses_range CHECK (guesses >= 0)
);

create table olympiad_codes (
  id integer generated always as identity not null,
  stage_id integer not null,
  organization_id integer not null,
  code text not null,
  seats smallint not null,
  taken smallint default 0 not null,
  issued_at timestamp with time zone not null,
  constraint olympiad_codes_pkey PRIMARY KEY (id),
  constraint olympiad_codes_code_unique UNIQUE (code),
  constraint olympiad_codes_once UNIQUE (stage_id, organization_id),
  constraint olympiad_codes_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint olympiad_codes_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_codes_seats_range CHECK (seats >= 0),
  constraint olympiad_codes_taken_range CHECK (taken >= 0)
);
CREATE INDEX olympiad_codes_organization ON olympiad_codes USING btree (organization_id);

create table olympiad_disqualifications (
  id integer generated always as identity not null,
  participation_id integer not null,
  reason text not null,
  decided_at timestamp with time zone not null,
  decided_by integer,
  withdrawn_at timestamp with time zone,
  withdrawn_by integer,
  constraint olympiad_disqualifications_pkey PRIMARY KEY (id),
  constraint olympiad_disqualifications_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint olympiad_disqualifications_participation_id_olympiad_participat FOREIGN KEY (participation_id) REFERENCES olympiad_participations(id) ON DELETE CASCADE,
  constraint olympiad_disqualifications_withdrawn_by_range CHECK (withdrawn_by >= 0)
);
CREATE UNIQUE INDEX olympiad_disqualifications_once ON olympiad_disqualifications USING btree (participation_id) WHERE (withdrawn_at IS NULL);

create table olympiad_experts (
  id integer generated always as identity not null,
  stage_id integer not null,
  user_id integer not null,
  appointed_at timestamp with time zone not null,
  appointed_by integer not null,
  dismissed_at timestamp with time zone,
  dismissed_by integer,
  constraint olympiad_experts_pkey PRIMARY KEY (id),
  constraint olympiad_experts_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_experts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint olympiad_experts_appointed_by_range CHECK (appointed_by >= 0),
  constraint olympiad_experts_dismissed_by_range CHECK (dismissed_by >= 0)
);
CREATE UNIQUE INDEX olympiad_experts_once ON olympiad_experts USING btree (stage_id, user_id) WHERE (dismissed_at IS NULL);
CREATE INDEX olympiad_experts_user ON olympiad_experts USING btree (user_id);

create table olympiad_grades (
  stage_id integer not null,
  grade_index smallint not null,
  work_id integer not null,
  practice_work_id integer not null,
  minutes smallint not null,
  tools text[] not null,
  constraint olympiad_grades_stage_id_grade_index_pk PRIMARY KEY (stage_id, grade_index),
  constraint olympiad_grades_practice_work_id_works_id_fk FOREIGN KEY (practice_work_id) REFERENCES works(id),
  constraint olympiad_grades_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_grades_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id),
  constraint olympiad_grades_grade_index_range CHECK (grade_index >= 1 AND grade_index <= 11),
  constraint olympiad_grades_minutes_range CHECK (minutes >= 1)
);
CREATE INDEX olympiad_grades_practice_work ON olympiad_grades USING btree (practice_work_id);
CREATE INDEX olympiad_grades_work ON olympiad_grades USING btree (work_id);

create table olympiad_invitations (
  stage_id integer not null,
  user_id integer not null,
  day date not null,
  sent_by integer not null,
  sent_at timestamp with time zone not null,
  constraint olympiad_invitations_stage_id_user_id_day_pk PRIMARY KEY (stage_id, user_id, day),
  constraint olympiad_invitations_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_invitations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint olympiad_invitations_sent_by_range CHECK (sent_by >= 0)
);
CREATE INDEX olympiad_invitations_user ON olympiad_invitations USING btree (user_id);

create table olympiad_listed_pupils (
  stage_id integer not null,
  user_id integer not null,
  added_at timestamp with time zone not null,
  added_by integer not null,
  constraint olympiad_listed_pupils_stage_id_user_id_pk PRIMARY KEY (stage_id, user_id),
  constraint olympiad_listed_pupils_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_listed_pupils_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint olympiad_listed_pupils_added_by_range CHECK (added_by >= 0)
);
CREATE INDEX olympiad_listed_pupils_user ON olympiad_listed_pupils USING btree (user_id);

create table olympiad_packets (
  id integer generated always as identity not null,
  stage_id integer not null,
  organization_id integer not null,
  made_at timestamp with time zone not null,
  made_by integer not null,
  codes integer not null,
  diplomas integer not null,
  constraint olympiad_packets_pkey PRIMARY KEY (id),
  constraint olympiad_packets_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint olympiad_packets_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_packets_codes_range CHECK (codes >= 0),
  constraint olympiad_packets_diplomas_range CHECK (diplomas >= 0),
  constraint olympiad_packets_made_by_range CHECK (made_by >= 0)
);
CREATE INDEX olympiad_packets_organization ON olympiad_packets USING btree (organization_id);
CREATE INDEX olympiad_packets_stage ON olympiad_packets USING btree (stage_id);

create table olympiad_participations (
  id integer generated always as identity not null,
  stage_id integer not null,
  user_id integer not null,
  grade_index smallint not null,
  is_virtual boolean default false not null,
  work_id integer not null,
  code_id integer,
  registered_at timestamp with time zone not null,
  award smallint,
  constraint olympiad_participations_pkey PRIMARY KEY (id),
  constraint olympiad_participations_once UNIQUE (stage_id, user_id, is_virtual),
  constraint olympiad_participations_code_id_olympiad_codes_id_fk FOREIGN KEY (code_id) REFERENCES olympiad_codes(id) ON DELETE SET NULL,
  constraint olympiad_participations_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_participations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint olympiad_participations_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id),
  constraint olympiad_participations_award_range CHECK (award >= 0),
  constraint olympiad_participations_grade_index_range CHECK (grade_index >= 1 AND grade_index <= 11)
);
CREATE INDEX olympiad_participations_user ON olympiad_participations USING btree (user_id);
CREATE INDEX olympiad_participations_work ON olympiad_participations USING btree (work_id, user_id);

create table olympiad_personal_codes (
  id integer generated always as identity not null,
  stage_id integer not null,
  user_id integer not null,
  nonce text not null,
  code_hash text not null,
  issued_at timestamp with time zone not null,
  issued_by integer not null,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_by integer,
  constraint olympiad_personal_codes_pkey PRIMARY KEY (id),
  constraint olympiad_personal_codes_codeHash_unique UNIQUE (code_hash),
  constraint olympiad_personal_codes_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_personal_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint olympiad_personal_codes_issued_by_range CHECK (issued_by >= 0),
  constraint olympiad_personal_codes_revoked_by_range CHECK (revoked_by >= 0)
);
CREATE UNIQUE INDEX olympiad_personal_codes_once ON olympiad_personal_codes USING btree (stage_id, user_id) WHERE (revoked_at IS NULL);
CREATE INDEX olympiad_personal_codes_user ON olympiad_personal_codes USING btree (user_id);

create table olympiad_protocol_entries (
  stage_id integer not null,
  number integer not null,
  source text not null,
  at timestamp with time zone not null,
  kind text not null,
  participation_id integer,
  actor_id integer,
  facts jsonb not null,
  hash text not null,
  constraint olympiad_protocol_entries_once PRIMARY KEY (stage_id, number),
  constraint olympiad_protocol_entries_source UNIQUE (stage_id, source),
  constraint olympiad_protocol_entries_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id),
  constraint olympiad_protocol_entries_actor_id_range CHECK (actor_id >= 0),
  constraint olympiad_protocol_entries_kind_known CHECK (kind = ANY (ARRAY['stage_made'::text, 'stage_moved'::text, 'stage_cancelled'::text, 'started'::text, 'finished'::text, 'connection_lost'::text, 'connection_back'::text, 'page_hidden'::text, 'packet_made'::text, 'code_used'::text, 'code_revoked'::text, 'school_told'::text, 'time_asked'::text, 'time_declined'::text, 'time_given'::text, 'time_taken_back'::text, 'expert_appointed'::text, 'expert_dismissed'::text, 'marked'::text, 'returned'::text, 'appealed'::text, 'appeal_decided'::text, 'disqualified'::text, 'restored'::text, 'published'::text, 'withdrawn'::text, 'regraded'::text, 'regrading_undone'::text])),
  constraint olympiad_protocol_entries_number_range CHECK (number >= 0),
  constraint olympiad_protocol_entries_participation_id_range CHECK (participation_id >= 0)
);

create table olympiad_readiness_ticks (
  id integer generated always as identity not null,
  stage_id integer not null,
  organization_id integer not null,
  item text not null,
  ticked_at timestamp with time zone not null,
  ticked_by integer not null,
  cleared_at timestamp with time zone,
  cleared_by integer,
  constraint olympiad_readiness_ticks_pkey PRIMARY KEY (id),
  constraint olympiad_readiness_ticks_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint olympiad_readiness_ticks_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_readiness_ticks_cleared_by_range CHECK (cleared_by >= 0),
  constraint olympiad_readiness_ticks_item_known CHECK (item = ANY (ARRAY['classrooms'::text, 'computers'::text, 'technician'::text, 'memo'::text])),
  constraint olympiad_readiness_ticks_ticked_by_range CHECK (ticked_by >= 0)
);
CREATE UNIQUE INDEX olympiad_readiness_ticks_once ON olympiad_readiness_ticks USING btree (stage_id, organization_id, item) WHERE (cleared_at IS NULL);
CREATE INDEX olympiad_readiness_ticks_organization ON olympiad_readiness_ticks USING btree (organization_id);

create table olympiad_regraded_awards (
  regrading_id integer not null,
  participation_id integer not null,
  before smallint,
  after smallint,
  constraint olympiad_regraded_awards_once PRIMARY KEY (regrading_id, participation_id),
  constraint olympiad_regraded_awards_participation_id_olympiad_participatio FOREIGN KEY (participation_id) REFERENCES olympiad_participations(id) ON DELETE CASCADE,
  constraint olympiad_regraded_awards_after_range CHECK (after >= 0),
  constraint olympiad_regraded_awards_before_range CHECK (before >= 0),
  constraint olympiad_regraded_awards_regrading_id_range CHECK (regrading_id >= 0)
);
CREATE INDEX olympiad_regraded_awards_participation ON olympiad_regraded_awards USING btree (participation_id);

create table olympiad_reserves (
  id integer generated always as identity not null,
  olympiad_id integer not null,
  key text not null,
  title text not null,
  grades smallint[] not null,
  minutes smallint not null,
  tools text[] not null,
  task_ids integer[] not null,
  stage_id integer,
  retired_at timestamp with time zone,
  constraint olympiad_reserves_pkey PRIMARY KEY (id),
  constraint olympiad_reserves_once UNIQUE (olympiad_id, key),
  constraint olympiad_reserves_olympiad_id_olympiads_id_fk FOREIGN KEY (olympiad_id) REFERENCES olympiads(id) ON DELETE CASCADE,
  constraint olympiad_reserves_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE SET NULL,
  constraint olympiad_reserves_minutes_range CHECK (minutes >= 0)
);
CREATE INDEX olympiad_reserves_stage ON olympiad_reserves USING btree (stage_id);

create table olympiad_samples (
  olympiad_id integer not null,
  task_id integer not null,
  grades smallint[] not null,
  position smallint not null,
  constraint olympiad_samples_olympiad_id_task_id_pk PRIMARY KEY (olympiad_id, task_id),
  constraint olympiad_samples_olympiad_id_olympiads_id_fk FOREIGN KEY (olympiad_id) REFERENCES olympiads(id) ON DELETE CASCADE,
  constraint olympiad_samples_task_id_tasks_id_fk FOREIGN KEY (task_id) REFERENCES tasks(id),
  constraint olympiad_samples_position_range CHECK ("position" >= 0)
);

create table olympiad_stage_changes (
  id integer generated always as identity not null,
  stage_id integer not null,
  kind text not null,
  reason text not null,
  facts jsonb not null,
  decided_by integer not null,
  decided_at timestamp with time zone not null,
  constraint olympiad_stage_changes_pkey PRIMARY KEY (id),
  constraint olympiad_stage_changes_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_stage_changes_decided_by_range CHECK (decided_by >= 0),
  constraint olympiad_stage_changes_kind_known CHECK (kind = ANY (ARRAY['made'::text, 'moved'::text, 'cancelled'::text, 'published'::text]))
);
CREATE INDEX olympiad_stage_changes_stage ON olympiad_stage_changes USING btree (stage_id);

create table olympiad_stages (
  id integer generated always as identity not null,
  olympiad_id integer not null,
  key text not null,
  position smallint not null,
  kind text not null,
  title text not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  results_at timestamp with time zone,
  hard_close boolean not null,
  entry text not null,
  requires_trial boolean not null,
  pass_percent smallint,
  is_rating_live boolean not null,
  awards jsonb,
  published_at timestamp with time zone,
  appeal_days smallint default 3 not null,
  is_results_hour_moved boolean default false not null,
  arbiter_step smallint default 1 not null,
  max_extra_minutes smallint default 60 not null,
  latest_end_at timestamp with time zone,
  made_by integer,
  is_moved boolean default false not null,
  cancelled_at timestamp with time zone,
  constraint olympiad_stages_pkey PRIMARY KEY (id),
  constraint olympiad_stages_once UNIQUE (olympiad_id, key),
  constraint olympiad_stages_olympiad_id_olympiads_id_fk FOREIGN KEY (olympiad_id) REFERENCES olympiads(id) ON DELETE CASCADE,
  constraint olympiad_stages_appeal_days_range CHECK (appeal_days >= 0),
  constraint olympiad_stages_arbiter_step_range CHECK (arbiter_step >= 0),
  constraint olympiad_stages_closes_at_results_at_order CHECK (closes_at <= results_at),
  constraint olympiad_stages_entry_known CHECK (entry = ANY (ARRAY['open'::text, 'code'::text, 'by_result'::text])),
  constraint olympiad_stages_kind_known CHECK (kind = ANY (ARRAY['trial'::text, 'qualifying'::text, 'main'::text, 'final'::text])),
  constraint olympiad_stages_made_by_range CHECK (made_by >= 0),
  constraint olympiad_stages_max_extra_minutes_range CHECK (max_extra_minutes >= 0),
  constraint olympiad_stages_opens_at_closes_at_order CHECK (opens_at < closes_at),
  constraint olympiad_stages_pass_percent_range CHECK (pass_percent >= 0 AND pass_percent <= 100),
  constraint olympiad_stages_position_range CHECK ("position" >= 0)
);

create table olympiad_time_requests (
  id integer generated always as identity not null,
  stage_id integer not null,
  target text not null,
  target_id integer,
  extra_minutes smallint not null,
  shift_minutes smallint not null,
  reason text not null,
  asked_by integer not null,
  asked_at timestamp with time zone not null,
  decided_by integer,
  decided_at timestamp with time zone,
  is_confirmed boolean,
  words text,
  constraint olympiad_time_requests_pkey PRIMARY KEY (id),
  constraint olympiad_time_requests_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_time_requests_asked_by_range CHECK (asked_by >= 0),
  constraint olympiad_time_requests_decided CHECK (is_confirmed IS NULL OR decided_at IS NOT NULL),
  constraint olympiad_time_requests_decided_by_range CHECK (decided_by >= 0),
  constraint olympiad_time_requests_extra_minutes_range CHECK (extra_minutes >= 0),
  constraint olympiad_time_requests_shift_minutes_range CHECK (shift_minutes >= 0),
  constraint olympiad_time_requests_target_id_range CHECK (target_id >= 0),
  constraint olympiad_time_requests_target_known CHECK (target = ANY (ARRAY['all'::text, 'school'::text, 'class'::text, 'user'::text]))
);
CREATE INDEX olympiad_time_requests_stage ON olympiad_time_requests USING btree (stage_id, decided_at);

create table olympiad_withdrawals (
  id integer generated always as identity not null,
  stage_id integer not null,
  reason text not null,
  decided_at timestamp with time zone not null,
  decided_by integer not null,
  published_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint olympiad_withdrawals_pkey PRIMARY KEY (id),
  constraint olympiad_withdrawals_stage_id_olympiad_stages_id_fk FOREIGN KEY (stage_id) REFERENCES olympiad_stages(id) ON DELETE CASCADE,
  constraint olympiad_withdrawals_decided_by_range CHECK (decided_by >= 0)
);
CREATE UNIQUE INDEX olympiad_withdrawals_once ON olympiad_withdrawals USING btree (stage_id) WHERE (ended_at IS NULL);

create table olympiads (
  id integer generated always as identity not null,
  key text not null,
  title text not null,
  subtitle text not null,
  season text not null,
  discipline_id integer not null,
  grades smallint[] not null,
  position smallint not null,
  about_html text not null,
  rules_html text not null,
  content_hash text not null,
  added_at timestamp with time zone not null,
  retired_at timestamp with time zone,
  themes jsonb default '{}'::jsonb not null,
  constraint olympiads_pkey PRIMARY KEY (id),
  constraint olympiads_key_unique UNIQUE (key),
  constraint olympiads_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id),
  constraint olympiads_position_range CHECK ("position" >= 0)
);

create table one_time_codes (
  purpose text not null,
  address_digest text not null,
  user_id integer,
  code_hash text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint one_time_codes_purpose_address_digest_pk PRIMARY KEY (purpose, address_digest),
  constraint one_time_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint one_time_codes_created_at_expires_at_order CHECK (created_at < expires_at)
);
CREATE INDEX one_time_codes_expires_at ON one_time_codes USING btree (expires_at);
CREATE INDEX one_time_codes_user ON one_time_codes USING btree (user_id);

create table one_time_links (
  token_hash text not null,
  purpose text not null,
  user_id integer,
  subject text default ''::text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  replaced_at timestamp with time zone,
  constraint one_time_links_pkey PRIMARY KEY (token_hash),
  constraint one_time_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint one_time_links_created_at_expires_at_order CHECK (created_at < expires_at)
);
CREATE INDEX one_time_links_expires_at ON one_time_links USING btree (expires_at);
CREATE INDEX one_time_links_user ON one_time_links USING btree (user_id, purpose);

create table organization_import_rows (
  import_id integer not null,
  organization_id integer not null,
  constraint organization_import_rows_import_id_organization_id_pk PRIMARY KEY (import_id, organization_id),
  constraint organization_import_rows_import_id_organization_imports_id_fk FOREIGN KEY (import_id) REFERENCES organization_imports(id) ON DELETE CASCADE,
  constraint organization_import_rows_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX organization_import_rows_organization ON organization_import_rows USING btree (organization_id);

create table organization_imports (
  id integer generated always as identity not null,
  parent_id integer not null,
  made_at timestamp with time zone not null,
  made_by integer,
  undone_at timestamp with time zone,
  constraint organization_imports_pkey PRIMARY KEY (id),
  constraint organization_imports_made_by_users_id_fk FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint organization_imports_parent_id_organizations_id_fk FOREIGN KEY (parent_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX organization_imports_made_by ON organization_imports USING btree (made_by);
CREATE INDEX organization_imports_parent ON organization_imports USING btree (parent_id);

create table organizations (
  id integer generated always as identity not null,
  kind text not null,
  parent_id integer,
  name text not null,
  short_name text not null,
  city text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  path integer[] default '{}'::integer[] not null,
  code text,
  address text default ''::text not null,
  phone text default ''::text not null,
  email text default ''::text not null,
  licence text default ''::text not null,
  deactivated_at timestamp with time zone,
  sought text generated always as (translate(lower(((((name || ' '::text) || city) || ' '::text) || COALESCE(code, ''::text))), 'ё'::text, 'е'::text)) stored,
  version integer default 1 not null,
  changed_by integer,
  changed_at timestamp with time zone,
  brand text,
  owner_id integer,
  constraint organizations_pkey PRIMARY KEY (id),
  constraint organizations_name UNIQUE (parent_id, name),
  constraint organizations_changed_by_users_id_fk FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint organizations_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint organizations_parent_id_organizations_id_fk FOREIGN KEY (parent_id) REFERENCES organizations(id),
  constraint organizations_branded CHECK (brand IS NULL OR (kind = ANY (ARRAY['project_federation'::text, 'region'::text])) AND brand ~ '^[a-z][a-z0-9-]*$'::text),
  constraint organizations_kind_known CHECK (kind = ANY (ARRAY['project_federation'::text, 'region'::text, 'municipal'::text, 'school'::text, 'own'::text])),
  constraint organizations_own_apart CHECK (kind <> 'own'::text OR parent_id IS NULL AND code IS NULL AND deactivated_at IS NULL),
  constraint organizations_owned CHECK (kind = 'own'::text OR owner_id IS NULL),
  constraint organizations_titles CHECK (char_length(name) <= 300 AND char_length(short_name) <= 300),
  constraint organizations_version_range CHECK (version >= 0)
);
CREATE UNIQUE INDEX organizations_brand ON organizations USING btree (brand);
CREATE INDEX organizations_changed_by ON organizations USING btree (changed_by);
CREATE UNIQUE INDEX organizations_code ON organizations USING btree ((path[1]), kind, code);
CREATE UNIQUE INDEX organizations_owner ON organizations USING btree (owner_id);
CREATE INDEX organizations_parent ON organizations USING btree (parent_id);
CREATE INDEX organizations_path ON organizations USING gin (path);

create table outbox_messages (
  id integer generated always as identity not null,
  channel text not null,
  to text not null,
  subject text,
  text text not null,
  code text,
  link text,
  cause text not null,
  created_at timestamp with time zone not null,
  action text,
  is_secret boolean default false not null,
  state text default 'waiting'::text not null,
  due_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone default now() not null,
  tries smallint default 0 not null,
  sent_at timestamp with time zone,
  parts smallint,
  reason text,
  way text,
  mailing text,
  mailing_of integer,
  constraint outbox_messages_pkey PRIMARY KEY (id),
  constraint outbox_messages_cause_unique UNIQUE (cause),
  constraint outbox_messages_channel_known CHECK (channel = ANY (ARRAY['email'::text, 'sms'::text])),
  constraint outbox_messages_mailing_of_range CHECK (mailing_of >= 0),
  constraint outbox_messages_parts_range CHECK (parts >= 0),
  constraint outbox_messages_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'delivered'::text, 'returned'::text, 'stopped'::text, 'refused'::text, 'expired'::text])),
  constraint outbox_messages_tries_range CHECK (tries >= 0),
  constraint outbox_messages_way_known CHECK (way = ANY (ARRAY['sms'::text, 'call'::text, 'cascade_by_call'::text]))
);
CREATE INDEX outbox_messages_due ON outbox_messages USING btree (channel, is_secret DESC NULLS LAST, due_at) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));
CREATE INDEX outbox_messages_sms_sent ON outbox_messages USING btree (sent_at, "to") WHERE (channel = 'sms'::text);

create table own_task_labels (
  id integer generated always as identity not null,
  author_id integer not null,
  title text not null,
  shared_at timestamp with time zone,
  constraint own_task_labels_pkey PRIMARY KEY (id),
  constraint own_task_labels_once UNIQUE (author_id, title),
  constraint own_task_labels_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE
);

create table own_task_pictures (
  file_id uuid not null,
  added_at timestamp with time zone not null,
  constraint own_task_pictures_pkey PRIMARY KEY (file_id),
  constraint own_task_pictures_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE
);

create table own_task_versions (
  task_id integer not null,
  own_task_id integer not null,
  number smallint not null,
  created_at timestamp with time zone not null,
  constraint own_task_versions_pkey PRIMARY KEY (task_id),
  constraint own_task_versions_once UNIQUE (own_task_id, number),
  constraint own_task_versions_own_task_id_own_tasks_id_fk FOREIGN KEY (own_task_id) REFERENCES own_tasks(id) ON DELETE CASCADE,
  constraint own_task_versions_task_id_tasks_id_fk FOREIGN KEY (task_id) REFERENCES tasks(id),
  constraint own_task_versions_number_range CHECK (number >= 0)
);

create table own_tasks (
  id integer generated always as identity not null,
  author_id integer not null,
  label_id integer,
  discipline_id integer not null,
  title text not null,
  kind text not null,
  difficulty smallint not null,
  skills text[] not null,
  has_variants boolean not null,
  source jsonb not null,
  task_id integer,
  is_changed boolean not null,
  revision integer default 0 not null,
  import_hash text,
  shared_at timestamp with time zone,
  archived_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint own_tasks_pkey PRIMARY KEY (id),
  constraint own_tasks_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint own_tasks_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id),
  constraint own_tasks_label_id_own_task_labels_id_fk FOREIGN KEY (label_id) REFERENCES own_task_labels(id) ON DELETE SET NULL,
  constraint own_tasks_task_id_tasks_id_fk FOREIGN KEY (task_id) REFERENCES tasks(id),
  constraint own_tasks_difficulty_range CHECK (difficulty >= 0),
  constraint own_tasks_kind_known CHECK (kind = ANY (ARRAY['single_choice'::text, 'multiple_choice'::text, 'number'::text, 'short_text'::text, 'gaps'::text, 'ordering'::text, 'compose'::text, 'matching'::text, 'grouping'::text, 'mark_words'::text, 'table'::text, 'number_line'::text, 'image_point'::text, 'file'::text, 'essay'::text])),
  constraint own_tasks_revision_range CHECK (revision >= 0)
);
CREATE INDEX own_tasks_author ON own_tasks USING btree (author_id, updated_at);
CREATE UNIQUE INDEX own_tasks_imported ON own_tasks USING btree (author_id, import_hash) WHERE (import_hash IS NOT NULL);
CREATE INDEX own_tasks_label ON own_tasks USING btree (label_id);
CREATE INDEX own_tasks_task ON own_tasks USING btree (task_id);

create table passkeys (
  id integer generated always as identity not null,
  user_id integer not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential UNIQUE (credential_id),
  constraint passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint passkeys_counter_range CHECK (counter >= 0)
);
CREATE INDEX passkeys_user ON passkeys USING btree (user_id);

create table past_memberships (
  id integer generated always as identity not null,
  user_id integer not null,
  organization_id integer not null,
  role text not null,
  ended_at timestamp with time zone not null,
  ended_by integer,
  constraint past_memberships_pkey PRIMARY KEY (id),
  constraint past_memberships_ended_by_users_id_fk FOREIGN KEY (ended_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint past_memberships_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint past_memberships_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint past_memberships_role_known CHECK (role = ANY (ARRAY['admin'::text, 'teacher'::text, 'student'::text]))
);
CREATE INDEX past_memberships_ended_by ON past_memberships USING btree (ended_by);
CREATE INDEX past_memberships_organization ON past_memberships USING btree (organization_id);
CREATE INDEX past_memberships_user ON past_memberships USING btree (user_id);

create table pending_steps (
  visitor_hash text not null,
  user_id integer not null,
  after_sign_in_path text,
  expires_at timestamp with time zone not null,
  constraint pending_steps_pkey PRIMARY KEY (visitor_hash),
  constraint pending_steps_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX pending_steps_expires_at ON pending_steps USING btree (expires_at);
CREATE INDEX pending_steps_user ON pending_steps USING btree (user_id);

create table photos (
  id uuid not null,
  user_id integer not null,
  small_file_id uuid not null,
  large_file_id uuid not null,
  created_at timestamp with time zone not null,
  constraint photos_pkey PRIMARY KEY (id),
  constraint photos_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX photos_user ON photos USING btree (user_id);

create table profiles (
  user_id integer not null,
  parent_sms_required boolean default false not null,
  skype text default ''::text not null,
  caption text default ''::text not null,
  about text default ''::text not null,
  profession text default ''::text not null,
  attestation_format_id integer,
  education_form_id integer,
  last_certification_date date,
  school_entry_year smallint,
  start_teaching_year smallint,
  school_id integer,
  school_name text default ''::text not null,
  school_town_id integer,
  town_id integer,
  address jsonb default '{}'::jsonb not null,
  discipline_ids integer[] default '{}'::integer[] not null,
  agent_profession_ids integer[] default '{}'::integer[] not null,
  social_links text[] default '{}'::text[] not null,
  foreign_place jsonb,
  weekly_minutes smallint,
  personal_changed_at timestamp with time zone,
  photo_changed_at timestamp with time zone,
  grade_changed_at timestamp with time zone,
  grade_checked_year smallint,
  type_changed_at timestamp with time zone,
  onboarding jsonb,
  skipped_fields text[] default '{}'::text[] not null,
  asked_again_at timestamp with time zone,
  gender text,
  citizenship_id smallint,
  constraint profiles_pkey PRIMARY KEY (user_id),
  constraint profiles_school_id_directory_schools_id_fk FOREIGN KEY (school_id) REFERENCES directory_schools(id) ON DELETE SET NULL,
  constraint profiles_school_town_id_towns_id_fk FOREIGN KEY (school_town_id) REFERENCES towns(id) ON DELETE SET NULL,
  constraint profiles_town_id_towns_id_fk FOREIGN KEY (town_id) REFERENCES towns(id) ON DELETE SET NULL,
  constraint profiles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint profiles_attestation_format_id_range CHECK (attestation_format_id >= 0),
  constraint profiles_citizenship_id_range CHECK (citizenship_id >= 0),
  constraint profiles_education_form_id_range CHECK (education_form_id >= 0),
  constraint profiles_gender_known CHECK (gender = ANY (ARRAY['female'::text, 'male'::text])),
  constraint profiles_grade_checked_year_range CHECK (grade_checked_year >= 0),
  constraint profiles_school_entry_year_range CHECK (school_entry_year >= 1990 AND school_entry_year <= 2100),
  constraint profiles_start_teaching_year_range CHECK (start_teaching_year >= 1940 AND start_teaching_year <= 2100),
  constraint profiles_weekly_minutes_range CHECK (weekly_minutes >= 0)
);
CREATE INDEX profiles_school ON profiles USING btree (school_id);

create table progress_shares (
  token text not null,
  user_id integer not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint progress_shares_pkey PRIMARY KEY (token),
  constraint progress_shares_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX progress_shares_working ON progress_shares USING btree (user_id) WHERE (revoked_at IS NULL);

create table pupil_double_decisions (
  low_id integer not null,
  high_id integer not null,
  verdict text not null,
  kept_id integer,
  decided_at timestamp with time zone not null,
  decided_by integer,
  constraint pupil_double_decisions_low_id_high_id_pk PRIMARY KEY (low_id, high_id),
  constraint pupil_double_decisions_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint pupil_double_decisions_high_id_users_id_fk FOREIGN KEY (high_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint pupil_double_decisions_kept_id_users_id_fk FOREIGN KEY (kept_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint pupil_double_decisions_low_id_users_id_fk FOREIGN KEY (low_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint pupil_double_decisions_verdict_known CHECK (verdict = ANY (ARRAY['different'::text, 'joined'::text]))
);
CREATE INDEX pupil_double_decisions_decided_by ON pupil_double_decisions USING btree (decided_by);
CREATE INDEX pupil_double_decisions_high ON pupil_double_decisions USING btree (high_id);
CREATE INDEX pupil_double_decisions_kept ON pupil_double_decisions USING btree (kept_id);

create table rating_buckets (
  work_id integer not null,
  grade_index smallint not null,
  region_id integer not null,
  slice integer not null,
  points integer not null,
  max_points integer not null,
  people integer not null,
  constraint rating_buckets_once PRIMARY KEY (work_id, grade_index, region_id, slice, points, max_points),
  constraint rating_buckets_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id) ON DELETE CASCADE,
  constraint rating_buckets_max_points_range CHECK (max_points >= 0),
  constraint rating_buckets_people_range CHECK (people >= 0),
  constraint rating_buckets_points_range CHECK (points >= 0),
  constraint rating_buckets_region_id_range CHECK (region_id >= 0)
);

create table rating_fresh (
  attempt_id integer not null,
  work_id integer not null,
  points integer not null,
  max_points integer not null,
  grade_index integer,
  constraint rating_fresh_pkey PRIMARY KEY (attempt_id),
  constraint rating_fresh_attempt_id_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE,
  constraint rating_fresh_max_points_range CHECK (max_points >= 0),
  constraint rating_fresh_points_range CHECK (points >= 0),
  constraint rating_fresh_work_id_range CHECK (work_id >= 0)
);
CREATE INDEX rating_fresh_work ON rating_fresh USING btree (work_id);

create table recovery_codes (
  user_id integer not null,
  code_hash text not null,
  used_at timestamp with time zone,
  constraint recovery_codes_user_id_code_hash_pk PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table regraded_answers (
  regrading_id integer not null,
  attempt_id integer not null,
  try_number smallint not null,
  before jsonb not null,
  after jsonb not null,
  gave_up boolean default false not null,
  constraint regraded_answers_regrading_id_attempt_id_try_number_pk PRIMARY KEY (regrading_id, attempt_id, try_number),
  constraint regraded_answers_attempt_id_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE,
  constraint regraded_answers_regrading_id_regradings_id_fk FOREIGN KEY (regrading_id) REFERENCES regradings(id) ON DELETE CASCADE,
  constraint regraded_answers_try_number_range CHECK (try_number >= 0)
);
CREATE INDEX regraded_answers_attempt ON regraded_answers USING btree (attempt_id);

create table regradings (
  id integer generated always as identity not null,
  task_id integer not null,
  change_id integer,
  from_hash text not null,
  to_hash text not null,
  state text not null,
  cursor jsonb,
  answers_seen integer default 0 not null,
  answers_changed integer default 0 not null,
  attempts_changed integer default 0 not null,
  xp_paid integer default 0 not null,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  held_for text,
  undoes integer,
  decided_by integer,
  decided_at timestamp with time zone,
  constraint regradings_pkey PRIMARY KEY (id),
  constraint regradings_changeId_unique UNIQUE (change_id),
  constraint regradings_undone_once UNIQUE (undoes),
  constraint regradings_change_id_task_changes_id_fk FOREIGN KEY (change_id) REFERENCES task_changes(id),
  constraint regradings_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint regradings_task_id_tasks_id_fk FOREIGN KEY (task_id) REFERENCES tasks(id),
  constraint regradings_undoes_regradings_id_fk FOREIGN KEY (undoes) REFERENCES regradings(id),
  constraint regradings_answers_changed_range CHECK (answers_changed >= 0),
  constraint regradings_answers_seen_range CHECK (answers_seen >= 0),
  constraint regradings_attempts_changed_range CHECK (attempts_changed >= 0),
  constraint regradings_held_for_known CHECK (held_for = ANY (ARRAY['question'::text, 'results'::text])),
  constraint regradings_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'held'::text, 'done'::text, 'refused'::text, 'replaced'::text])),
  constraint regradings_xp_paid_range CHECK (xp_paid >= 0)
);
CREATE INDEX regradings_task ON regradings USING btree (task_id);
CREATE INDEX regradings_waiting ON regradings USING btree (id) WHERE (state = 'waiting'::text);

create table review_marks (
  id integer generated always as identity not null,
  review_id integer not null,
  reviewer_id integer not null,
  state text not null,
  criteria jsonb,
  points integer,
  comment text not null,
  said_at timestamp with time zone not null,
  sheet_notes jsonb default '[]'::jsonb not null,
  constraint review_marks_pkey PRIMARY KEY (id),
  constraint review_marks_review_id_answer_reviews_id_fk FOREIGN KEY (review_id) REFERENCES answer_reviews(id) ON DELETE CASCADE,
  constraint review_marks_points_range CHECK (points >= 0),
  constraint review_marks_reviewer_id_range CHECK (reviewer_id >= 0),
  constraint review_marks_state_known CHECK (state = ANY (ARRAY['reviewed'::text, 'returned'::text]))
);
CREATE INDEX review_marks_review ON review_marks USING btree (review_id);

create table reward_transactions (
  id bigint generated always as identity not null,
  user_id integer not null,
  currency text not null,
  amount integer not null,
  reason text not null,
  source_type text not null,
  source_id integer not null,
  created_at timestamp with time zone not null,
  constraint reward_transactions_pkey PRIMARY KEY (id),
  constraint reward_transactions_once UNIQUE (user_id, currency, reason, source_type, source_id),
  constraint reward_transactions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint reward_transactions_currency_known CHECK (currency = ANY (ARRAY['xp'::text, 'coins'::text, 'bonuses'::text])),
  constraint reward_transactions_source_id_range CHECK (source_id >= 0)
);
CREATE INDEX reward_transactions_balance ON reward_transactions USING btree (user_id, currency, created_at, amount);

create table school_classes (
  id integer generated always as identity not null,
  organization_id integer not null,
  grade_index smallint not null,
  letter text not null,
  school_year smallint not null,
  archived_at timestamp with time zone,
  version integer default 1 not null,
  name text generated always as (((grade_index)::text || letter)) stored not null,
  constraint school_classes_pkey PRIMARY KEY (id),
  constraint school_classes_once UNIQUE (organization_id, school_year, grade_index, letter),
  constraint school_classes_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint school_classes_grade_index_range CHECK (grade_index >= 1 AND grade_index <= 11),
  constraint school_classes_school_year_range CHECK (school_year >= 2000 AND school_year <= 2100),
  constraint school_classes_version_range CHECK (version >= 0)
);

create table school_requests (
  id integer generated always as identity not null,
  user_id integer not null,
  organization_id integer not null,
  state text not null,
  asked_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by integer,
  constraint school_requests_pkey PRIMARY KEY (id),
  constraint school_requests_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint school_requests_organization_id_organizations_id_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint school_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint school_requests_answered CHECK ((state = 'waiting'::text) = (decided_at IS NULL)),
  constraint school_requests_asked_at_decided_at_order CHECK (asked_at <= decided_at),
  constraint school_requests_decider CHECK ((state = ANY (ARRAY['accepted'::text, 'declined'::text])) OR decided_by IS NULL),
  constraint school_requests_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text]))
);
CREATE INDEX school_requests_decided_by ON school_requests USING btree (decided_by);
CREATE UNIQUE INDEX school_requests_open ON school_requests USING btree (user_id, organization_id) WHERE (state = 'waiting'::text);
CREATE INDEX school_requests_organization ON school_requests USING btree (organization_id);
CREATE INDEX school_requests_user ON school_requests USING btree (user_id);

create table school_results (
  work_id integer not null,
  school_id integer not null,
  participants integer not null,
  points integer not null,
  constraint school_results_once PRIMARY KEY (work_id, school_id),
  constraint school_results_school_id_organizations_id_fk FOREIGN KEY (school_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint school_results_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id) ON DELETE CASCADE,
  constraint school_results_participants_range CHECK (participants >= 0),
  constraint school_results_points_range CHECK (points >= 0)
);
CREATE INDEX school_results_rating ON school_results USING btree (work_id, points DESC NULLS LAST, school_id);
CREATE INDEX school_results_school ON school_results USING btree (school_id);

create table search_items (
  id integer generated always as identity not null,
  kind text not null,
  key text not null,
  title text not null,
  subtitle text not null,
  text text not null,
  url text not null,
  picture jsonb,
  grades smallint[] not null,
  popularity real not null,
  title_words text not null,
  text_words text not null,
  vector tsvector generated always as (((setweight(to_tsvector('russian'::regconfig, title_words), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, title_words), 'A'::"char")) || setweight(to_tsvector('russian'::regconfig, text_words), 'B'::"char"))) stored not null,
  hash text not null,
  indexed_at timestamp with time zone not null,
  title_vector tsvector generated always as ((to_tsvector('russian'::regconfig, title_words) || to_tsvector('simple'::regconfig, title_words))) stored not null,
  constraint search_items_pkey PRIMARY KEY (id),
  constraint search_items_key UNIQUE (kind, key),
  constraint search_items_kind_known CHECK (kind = ANY (ARRAY['course'::text, 'theme'::text, 'teacher'::text, 'lesson'::text, 'skill'::text, 'training'::text, 'olympiad'::text, 'exam_rehearsal'::text, 'page'::text])),
  constraint search_items_popularity_range CHECK (popularity >= 0::double precision)
);
CREATE INDEX search_items_popular ON search_items USING btree (popularity);
CREATE INDEX search_items_title_vector ON search_items USING gin (title_vector) WITH (fastupdate='false');
CREATE INDEX search_items_vector ON search_items USING gin (vector) WITH (fastupdate='false');

create table search_words (
  word text not null,
  lexeme text,
  items integer not null,
  constraint search_words_pkey PRIMARY KEY (word),
  constraint search_words_items_range CHECK (items >= 0)
);
CREATE INDEX search_words_alike ON search_words USING gist (word gist_trgm_ops (siglen='64'));
CREATE INDEX search_words_beginning ON search_words USING btree (word text_pattern_ops);
CREATE INDEX search_words_lexeme ON search_words USING btree (lexeme);

create table sessions (
  token_hash text not null,
  user_id integer not null,
  device_id text not null,
  user_agent text not null,
  ip text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  last_seen_at timestamp with time zone default now() not null,
  source text,
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sessions_created_at_expires_at_order CHECK (created_at < expires_at)
);
CREATE INDEX sessions_expires_at ON sessions USING btree (expires_at);
CREATE INDEX sessions_user ON sessions USING btree (user_id);

create table skill_mastery (
  user_id integer not null,
  skill_id integer not null,
  level text not null,
  series boolean[] not null,
  step smallint not null,
  rights smallint not null,
  wrongs smallint not null,
  repetition smallint not null,
  due_at timestamp with time zone,
  answered integer not null,
  right integer not null,
  practised_at timestamp with time zone not null,
  constraint skill_mastery_user_id_skill_id_pk PRIMARY KEY (user_id, skill_id),
  constraint skill_mastery_skill_id_skills_id_fk FOREIGN KEY (skill_id) REFERENCES skills(id),
  constraint skill_mastery_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint skill_mastery_answered_range CHECK (answered >= 0),
  constraint skill_mastery_level_known CHECK (level = ANY (ARRAY['not_started'::text, 'attempted'::text, 'familiar'::text, 'proficient'::text, 'mastered'::text])),
  constraint skill_mastery_repetition_range CHECK (repetition >= 0),
  constraint skill_mastery_right_range CHECK ("right" >= 0),
  constraint skill_mastery_rights_range CHECK (rights >= 0),
  constraint skill_mastery_step_range CHECK (step >= 0),
  constraint skill_mastery_wrongs_range CHECK (wrongs >= 0)
);

create table skill_session_tasks (
  session_id integer not null,
  position smallint not null,
  skill_id integer not null,
  task_id integer not null,
  level_before text not null,
  level_after text,
  outcome text,
  answered_at timestamp with time zone,
  xp integer default 0 not null,
  constraint skill_session_tasks_session_id_position_pk PRIMARY KEY (session_id, "position"),
  constraint skill_session_tasks_session_id_skill_sessions_id_fk FOREIGN KEY (session_id) REFERENCES skill_sessions(id) ON DELETE CASCADE,
  constraint skill_session_tasks_skill_id_skills_id_fk FOREIGN KEY (skill_id) REFERENCES skills(id),
  constraint skill_session_tasks_level_after_known CHECK (level_after = ANY (ARRAY['not_started'::text, 'attempted'::text, 'familiar'::text, 'proficient'::text, 'mastered'::text])),
  constraint skill_session_tasks_level_before_known CHECK (level_before = ANY (ARRAY['not_started'::text, 'attempted'::text, 'familiar'::text, 'proficient'::text, 'mastered'::text])),
  constraint skill_session_tasks_outcome_known CHECK (outcome = ANY (ARRAY['right'::text, 'helped'::text, 'wrong'::text, 'gave_up'::text])),
  constraint skill_session_tasks_position_range CHECK ("position" >= 0),
  constraint skill_session_tasks_task_id_range CHECK (task_id >= 0),
  constraint skill_session_tasks_xp_range CHECK (xp >= 0)
);
CREATE INDEX skill_session_tasks_skill ON skill_session_tasks USING btree (skill_id, session_id);

create table skill_sessions (
  id integer generated always as identity not null,
  user_id integer not null,
  mode text not null,
  skill_id integer,
  discipline_id integer,
  plan integer[] not null,
  seed integer not null,
  started_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  finished_at timestamp with time zone,
  constraint skill_sessions_pkey PRIMARY KEY (id),
  constraint skill_sessions_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id),
  constraint skill_sessions_skill_id_skills_id_fk FOREIGN KEY (skill_id) REFERENCES skills(id),
  constraint skill_sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint skill_sessions_mode_known CHECK (mode = ANY (ARRAY['skill'::text, 'ten_minutes'::text, 'repeat'::text, 'check'::text])),
  constraint skill_sessions_started_at_ends_at_order CHECK (started_at < ends_at)
);
CREATE UNIQUE INDEX skill_sessions_under_way ON skill_sessions USING btree (user_id) WHERE (finished_at IS NULL);
CREATE INDEX skill_sessions_user ON skill_sessions USING btree (user_id, id);

create table skills (
  id integer generated always as identity not null,
  key text not null,
  discipline_id integer not null,
  section text not null,
  title text not null,
  summary text not null,
  grade smallint not null,
  position smallint not null,
  prerequisite_ids integer[] not null,
  lesson_id integer,
  work_id integer not null,
  easiest smallint not null,
  hardest smallint not null,
  content_hash text not null,
  retired_at timestamp with time zone,
  constraint skills_pkey PRIMARY KEY (id),
  constraint skills_key_unique UNIQUE (key),
  constraint skills_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id),
  constraint skills_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES lessons(id),
  constraint skills_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id),
  constraint skills_easiest_hardest_order CHECK (easiest <= hardest),
  constraint skills_easiest_range CHECK (easiest >= 0),
  constraint skills_grade_range CHECK (grade >= 1 AND grade <= 11),
  constraint skills_hardest_range CHECK (hardest >= 0),
  constraint skills_position_range CHECK ("position" >= 0)
);
CREATE INDEX skills_discipline ON skills USING btree (discipline_id, "position");
CREATE INDEX skills_work ON skills USING btree (work_id);

create table spent_captchas (
  id text not null,
  subject text not null,
  expires_at timestamp with time zone not null,
  constraint spent_captchas_pkey PRIMARY KEY (id)
);
CREATE INDEX spent_captchas_expires_at ON spent_captchas USING btree (expires_at);

create table stopped_addresses (
  channel text not null,
  address_hash text not null,
  reason text not null,
  created_at timestamp with time zone not null,
  constraint stopped_addresses_channel_address_hash_pk PRIMARY KEY (channel, address_hash),
  constraint stopped_addresses_channel_known CHECK (channel = ANY (ARRAY['email'::text, 'sms'::text])),
  constraint stopped_addresses_reason_known CHECK (reason = ANY (ARRAY['absent'::text, 'complaint'::text]))
);

create table streak_rest_days (
  id integer generated always as identity not null,
  user_id integer not null,
  from_day date not null,
  to_day date not null,
  set_by integer,
  set_at timestamp with time zone not null,
  constraint streak_rest_days_pkey PRIMARY KEY (id),
  constraint streak_rest_days_set_by_users_id_fk FOREIGN KEY (set_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint streak_rest_days_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint streak_rest_days_from_day_to_day_order CHECK (from_day <= to_day)
);
CREATE INDEX streak_rest_days_set_by ON streak_rest_days USING btree (set_by);
CREATE INDEX streak_rest_days_user ON streak_rest_days USING btree (user_id);

create table streak_settings (
  user_id integer not null,
  weekends_rest boolean not null,
  constraint streak_settings_pkey PRIMARY KEY (user_id),
  constraint streak_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table task_changes (
  id integer generated always as identity not null,
  task_id integer not null,
  from_hash text not null,
  to_hash text not null,
  recipe json,
  is_question_kept boolean not null,
  changed_at timestamp with time zone not null,
  constraint task_changes_pkey PRIMARY KEY (id),
  constraint task_changes_task_id_tasks_id_fk FOREIGN KEY (task_id) REFERENCES tasks(id)
);
CREATE INDEX task_changes_task ON task_changes USING btree (task_id, id);

create table task_reports (
  id integer generated always as identity not null,
  task_id integer not null,
  user_id integer not null,
  kind text not null,
  text text not null,
  variant integer,
  content_hash text not null,
  status text not null,
  answer text,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_by_id integer,
  constraint task_reports_pkey PRIMARY KEY (id),
  constraint task_reports_closed_by_id_users_id_fk FOREIGN KEY (closed_by_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint task_reports_task_id_tasks_id_fk FOREIGN KEY (task_id) REFERENCES tasks(id),
  constraint task_reports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint task_reports_kind_known CHECK (kind = ANY (ARRAY['typo'::text, 'wrong_answer'::text, 'unclear'::text, 'broken'::text])),
  constraint task_reports_status_known CHECK (status = ANY (ARRAY['open'::text, 'fixed'::text, 'declined'::text]))
);
CREATE INDEX task_reports_status ON task_reports USING btree (status, created_at, id);
CREATE INDEX task_reports_task ON task_reports USING btree (task_id, status);
CREATE INDEX task_reports_user ON task_reports USING btree (user_id, created_at);
CREATE UNIQUE INDEX task_reports_waiting ON task_reports USING btree (user_id, task_id) WHERE (status = 'open'::text);

create table task_states (
  attempt_id integer not null,
  task_id integer not null,
  status text not null,
  tries smallint default 0 not null,
  share real default 0 not null,
  hints_opened smallint default 0 not null,
  gave_up boolean default false not null,
  xp integer default 0 not null,
  updated_at timestamp with time zone not null,
  returns smallint default 0 not null,
  constraint task_states_attempt_id_task_id_pk PRIMARY KEY (attempt_id, task_id),
  constraint task_states_attempt_id_attempts_id_fk FOREIGN KEY (attempt_id) REFERENCES attempts(id) ON DELETE CASCADE,
  constraint task_states_hints_opened_range CHECK (hints_opened >= 0),
  constraint task_states_returns_range CHECK (returns >= 0),
  constraint task_states_share_range CHECK (share >= 0::double precision AND share <= 1::double precision),
  constraint task_states_status_known CHECK (status = ANY (ARRAY['not_started'::text, 'started'::text, 'solved'::text, 'partially'::text, 'failed'::text, 'hinted'::text, 'in_queue'::text, 'unavailable'::text])),
  constraint task_states_task_id_range CHECK (task_id >= 0),
  constraint task_states_tries_range CHECK (tries >= 0),
  constraint task_states_xp_range CHECK (xp >= 0)
);

create table tasks (
  id integer generated always as identity not null,
  key text not null,
  title text not null,
  kind text not null,
  difficulty smallint not null,
  max_score smallint default 1 not null,
  available_xp smallint not null,
  question jsonb not null,
  rubric jsonb not null,
  hints jsonb not null,
  solution_html text not null,
  skills text[] not null,
  content_hash text not null,
  retired_at timestamp with time zone,
  recipe json,
  source_file text,
  constraint tasks_pkey PRIMARY KEY (id),
  constraint tasks_key_unique UNIQUE (key),
  constraint tasks_available_xp_range CHECK (available_xp >= 0),
  constraint tasks_difficulty_range CHECK (difficulty >= 0),
  constraint tasks_kind_known CHECK (kind = ANY (ARRAY['single_choice'::text, 'multiple_choice'::text, 'number'::text, 'short_text'::text, 'gaps'::text, 'ordering'::text, 'compose'::text, 'matching'::text, 'grouping'::text, 'mark_words'::text, 'table'::text, 'number_line'::text, 'image_point'::text, 'file'::text, 'essay'::text])),
  constraint tasks_max_score_range CHECK (max_score >= 0)
);
CREATE INDEX tasks_skills ON tasks USING gin (skills);

create table teacher_objectives (
  id integer generated always as identity not null,
  user_id integer not null,
  kind text not null,
  target integer not null,
  school_class_id integer,
  due_on date not null,
  state text not null,
  set_at timestamp with time zone not null,
  amount integer,
  moved_at timestamp with time zone,
  closed_at timestamp with time zone,
  constraint teacher_objectives_pkey PRIMARY KEY (id),
  constraint teacher_objectives_school_class_id_school_classes_id_fk FOREIGN KEY (school_class_id) REFERENCES school_classes(id) ON DELETE CASCADE,
  constraint teacher_objectives_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint teacher_objectives_amount_range CHECK (amount >= 0),
  constraint teacher_objectives_kind_known CHECK (kind = ANY (ARRAY['olympiad'::text, 'checking'::text, 'visits'::text])),
  constraint teacher_objectives_state_known CHECK (state = ANY (ARRAY['active'::text, 'claimed'::text, 'archived'::text])),
  constraint teacher_objectives_target_range CHECK (target >= 0)
);
CREATE INDEX teacher_objectives_class ON teacher_objectives USING btree (school_class_id);
CREATE INDEX teacher_objectives_user ON teacher_objectives USING btree (user_id, state);

create table teacher_scales (
  user_id integer not null,
  mark_scale smallint[] not null,
  updated_at timestamp with time zone not null,
  constraint teacher_scales_pkey PRIMARY KEY (user_id),
  constraint teacher_scales_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table teachers (
  id integer generated always as identity not null,
  key text not null,
  name text not null,
  caption text not null,
  constraint teachers_pkey PRIMARY KEY (id),
  constraint teachers_key_unique UNIQUE (key)
);

create table towns (
  id integer generated always as identity not null,
  name text not null,
  region_id smallint not null,
  region_name text not null,
  sought text not null,
  schools_count smallint not null,
  constraint towns_pkey PRIMARY KEY (id),
  constraint towns_name UNIQUE (region_id, name),
  constraint towns_region_id_range CHECK (region_id >= 0),
  constraint towns_schools_count_range CHECK (schools_count >= 0)
);

create table trainings (
  id integer generated always as identity not null,
  key text not null,
  title text not null,
  subtitle text not null,
  discipline_id integer not null,
  grades smallint[] not null,
  position smallint not null,
  about_html text not null,
  work_id integer not null,
  content_hash text not null,
  retired_at timestamp with time zone,
  constraint trainings_pkey PRIMARY KEY (id),
  constraint trainings_key_unique UNIQUE (key),
  constraint trainings_discipline_id_disciplines_id_fk FOREIGN KEY (discipline_id) REFERENCES disciplines(id),
  constraint trainings_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id),
  constraint trainings_position_range CHECK ("position" >= 0)
);
CREATE INDEX trainings_work ON trainings USING btree (work_id);

create table trusted_browsers (
  user_id integer not null,
  visitor_hash text not null,
  expires_at timestamp with time zone not null,
  constraint trusted_browsers_user_id_visitor_hash_pk PRIMARY KEY (user_id, visitor_hash),
  constraint trusted_browsers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX trusted_browsers_expires_at ON trusted_browsers USING btree (expires_at);

create table used_challenges (
  challenge_hash text not null,
  expires_at timestamp with time zone not null,
  constraint used_challenges_pkey PRIMARY KEY (challenge_hash)
);
CREATE INDEX used_challenges_expires_at ON used_challenges USING btree (expires_at);

create table users (
  id integer generated always as identity not null,
  email citext,
  email_confirmed_at timestamp with time zone,
  password_hash text,
  type text default 'pupil'::text not null,
  first_name text not null,
  last_name text default ''::text not null,
  middle_name text default ''::text not null,
  grade_index smallint,
  is_parent boolean default false not null,
  is_coach boolean default false not null,
  is_graduate boolean default false not null,
  is_elementary_pupil boolean default false not null,
  is_methodist boolean default false not null,
  portal_role text,
  birthday date,
  phone text,
  timezone text default 'Europe/Moscow'::text not null,
  locale text default 'ru'::text not null,
  tags text[] default '{}'::text[] not null,
  created_at timestamp with time zone default now() not null,
  bonuses_page_visited boolean default false not null,
  public_profile boolean default true not null,
  rights_version integer default 1 not null,
  avatar jsonb,
  photo_id uuid,
  is_customer boolean default false not null,
  onboarding_finished_at timestamp with time zone,
  is_profile_enriched boolean default false not null,
  coach_agreement text,
  externship_agreement text,
  muted_mailings text[] default '{external,promos}'::text[] not null,
  leaving_at timestamp with time zone,
  erased_at timestamp with time zone,
  is_expert boolean default false not null,
  second_factor_since timestamp with time zone,
  phone_confirmed_at timestamp with time zone,
  parent_phone text,
  is_auto_registered boolean default false not null,
  unconfirmed_email citext,
  profile_version integer default 1 not null,
  home_brand text,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_grade_index_range CHECK (grade_index >= 1 AND grade_index <= 11),
  constraint users_home_brand CHECK (home_brand ~ '^[a-z][a-z0-9-]*$'::text),
  constraint users_locale_known CHECK (locale = ANY (ARRAY['ru'::text, 'en'::text, 'it'::text])),
  constraint users_muted_mailings_known CHECK (muted_mailings <@ ARRAY['events'::text, 'external'::text, 'externship'::text, 'materials'::text, 'media'::text, 'news'::text, 'promos'::text, 'reminders'::text, 'teachers'::text]),
  constraint users_portal_role_known CHECK (portal_role = ANY (ARRAY['intern'::text, 'teacher'::text, 'schoolAdmin'::text, 'municipalityAdmin'::text, 'regionAdmin'::text, 'projectAdmin'::text])),
  constraint users_profile_version_range CHECK (profile_version >= 0),
  constraint users_rights_version_range CHECK (rights_version >= 0),
  constraint users_type_known CHECK (type = ANY (ARRAY['pupil'::text, 'agent'::text]))
);
CREATE INDEX users_email ON users USING btree (email);
CREATE INDEX users_phone_number ON users USING btree (phone);
CREATE UNIQUE INDEX users_proved_email ON users USING btree (email) WHERE ((email_confirmed_at IS NOT NULL) OR (email ~~ '%@no-mail.invalid'::citext));
CREATE UNIQUE INDEX users_proved_phone ON users USING btree (phone) WHERE (phone_confirmed_at IS NOT NULL);

create table videos (
  id integer generated always as identity not null,
  key text not null,
  title text not null,
  duration_seconds real not null,
  transcript jsonb not null,
  content_hash text not null,
  constraint videos_pkey PRIMARY KEY (id),
  constraint videos_key_unique UNIQUE (key),
  constraint videos_duration_seconds_range CHECK (duration_seconds >= 0::double precision)
);

create table watched_days (
  user_id integer not null,
  day date not null,
  seconds real not null,
  reported_at timestamp with time zone not null,
  constraint watched_days_user_id_day_pk PRIMARY KEY (user_id, day),
  constraint watched_days_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint watched_days_seconds_range CHECK (seconds >= 0::double precision)
);

create table webinar_homeworks (
  webinar_id integer not null,
  homework_id integer not null,
  opened_at timestamp with time zone,
  answers_until timestamp with time zone,
  closed_at timestamp with time zone,
  rules_after jsonb,
  constraint webinar_homeworks_pkey PRIMARY KEY (webinar_id),
  constraint webinar_homeworks_homework UNIQUE (homework_id),
  constraint webinar_homeworks_homework_id_homeworks_id_fk FOREIGN KEY (homework_id) REFERENCES homeworks(id) ON DELETE CASCADE,
  constraint webinar_homeworks_webinar_id_webinars_id_fk FOREIGN KEY (webinar_id) REFERENCES webinars(id) ON DELETE CASCADE
);

create table webinars (
  id integer generated always as identity not null,
  title text not null,
  teacher_id integer not null,
  school_class_id integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint webinars_pkey PRIMARY KEY (id),
  constraint webinars_teacher_id_users_id_fk FOREIGN KEY (teacher_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint webinars_school_class_id_range CHECK (school_class_id >= 0),
  constraint webinars_starts_at_ends_at_order CHECK (starts_at < ends_at)
);
CREATE INDEX webinars_class ON webinars USING btree (school_class_id, ends_at);
CREATE INDEX webinars_teacher ON webinars USING btree (teacher_id);

create table work_allowances (
  id integer generated always as identity not null,
  work_id integer not null,
  target text not null,
  target_id integer,
  extra_seconds integer default 0 not null,
  shift_seconds integer default 0 not null,
  reason text not null,
  created_at timestamp with time zone not null,
  granted_by integer,
  takes_back_id integer,
  constraint work_allowances_pkey PRIMARY KEY (id),
  constraint work_allowances_taken_back_once UNIQUE (takes_back_id),
  constraint work_allowances_granted_by_users_id_fk FOREIGN KEY (granted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint work_allowances_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id) ON DELETE CASCADE,
  constraint work_allowances_given CHECK (takes_back_id IS NOT NULL OR extra_seconds >= 0),
  constraint work_allowances_takes_back_id_range CHECK (takes_back_id >= 0),
  constraint work_allowances_target_id_range CHECK (target_id >= 0),
  constraint work_allowances_target_known CHECK (target = ANY (ARRAY['all'::text, 'school'::text, 'class'::text, 'user'::text]))
);
CREATE INDEX work_allowances_work ON work_allowances USING btree (work_id);

create table work_tasks (
  work_id integer not null,
  task_id integer not null,
  position smallint not null,
  constraint work_tasks_work_id_task_id_pk PRIMARY KEY (work_id, task_id),
  constraint work_tasks_task_id_tasks_id_fk FOREIGN KEY (task_id) REFERENCES tasks(id),
  constraint work_tasks_work_id_works_id_fk FOREIGN KEY (work_id) REFERENCES works(id) ON DELETE CASCADE,
  constraint work_tasks_position_range CHECK ("position" >= 0)
);
CREATE INDEX work_tasks_task ON work_tasks USING btree (task_id);

create table works (
  id integer generated always as identity not null,
  key text not null,
  kind text not null,
  rules jsonb,
  results_out_at timestamp with time zone,
  constraint works_pkey PRIMARY KEY (id),
  constraint works_key_unique UNIQUE (key)
);

CREATE OR REPLACE FUNCTION public.brand_of_organization(asked integer)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select a.brand from organizations o join organizations a on a.id = any (o.path)
  where o.id = asked and a.brand is not null order by cardinality(a.path) desc limit 1
$function$

CREATE OR REPLACE FUNCTION public.brand_of_user(asked integer)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case when p.place is null then (select u.home_brand from users u where u.id = asked) else brand_of_organization(p.place) end
  from (select organization_of_user(asked) as place) p
$function$

CREATE OR REPLACE FUNCTION public.citext(boolean)
 RETURNS citext
 LANGUAGE internal
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$booltext$function$

CREATE OR REPLACE FUNCTION public.citext(character)
 RETURNS citext
 LANGUAGE internal
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$rtrim1$function$

CREATE OR REPLACE FUNCTION public.citext(inet)
 RETURNS citext
 LANGUAGE internal
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$network_show$function$

CREATE OR REPLACE FUNCTION public.citextin(cstring)
 RETURNS citext
 LANGUAGE internal
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$textin$function$

CREATE OR REPLACE FUNCTION public.citextout(citext)
 RETURNS cstring
 LANGUAGE internal
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$textout$function$

CREATE OR REPLACE FUNCTION public.citextrecv(internal)
 RETURNS citext
 LANGUAGE internal
 STABLE PARALLEL SAFE STRICT
AS $function$textrecv$function$

CREATE OR REPLACE FUNCTION public.citextsend(citext)
 RETURNS bytea
 LANGUAGE internal
 STABLE PARALLEL SAFE STRICT
AS $function$textsend$function$

CREATE OR REPLACE FUNCTION public.organization_of_user(asked integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(
    (select m.organization_id from memberships m where m.user_id = asked and m.is_active),
    (select c.organization_id from class_members m join school_classes c on c.id = m.school_class_id
        join organizations o on o.id = c.organization_id and o.kind <> 'own' where m.user_id = asked
      order by c.archived_at is not null, c.school_year desc, c.id desc limit 1),
    (select c.organization_id from family_links f join class_members m on m.user_id = f.child_id join school_classes c on c.id = m.school_class_id
        join organizations o on o.id = c.organization_id and o.kind <> 'own'
      where f.parent_id = asked and f.state = 'active' order by c.archived_at is not null, c.school_year desc, c.id desc limit 1))
$function$

CREATE OR REPLACE FUNCTION public.place_below()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update organizations set path = new.path || path[cardinality(old.path) + 1:] where path @> array[new.id] and id <> new.id;
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.place_organization()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.path := coalesce((select path from organizations where id = new.parent_id and kind <> 'own'), '{}') || new.id;
  if new.parent_id is not null and cardinality(new.path) = 1 and exists (select from organizations where id = new.parent_id) then
    raise exception 'nothing lies below own classes' using errcode = 'check_violation';
  end if;
  if cardinality(new.path) > 1 and new.id = any(new.path[:cardinality(new.path) - 1]) then
    raise exception 'an organization can not lie below itself';
  end if;
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.raise_own_rights_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.rights_version := old.rights_version + 1;
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.raise_rights_of_brand()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from users where id in (select m.user_id from memberships m join organizations o on o.id = m.organization_id
    where o.path @> array[new.id] and m.is_active) order by id for no key update;
  update users set rights_version = rights_version + 1 where id in (select m.user_id from memberships m
    join organizations o on o.id = m.organization_id where o.path @> array[new.id] and m.is_active);
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.raise_rights_of_parents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from users where id in (select parent_id from changed) order by id for no key update;
  update users set rights_version = rights_version + 1 where id in (select parent_id from changed);
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.raise_rights_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from users where id in (select user_id from changed) order by id for no key update;
  update users set rights_version = rights_version + 1 where id in (select user_id from changed);
  return null;
end $function$

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'A row of % is only ever added', tg_table_name;
end $function$

CREATE OR REPLACE FUNCTION public.refuse_own_membership()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from organizations where id = new.organization_id and kind = 'own') then
    raise exception 'own classes have no members' using errcode = 'check_violation', table = tg_table_name;
  end if;
  return new;
end $function$

CREATE OR REPLACE FUNCTION public.regexp_match(string citext, pattern citext)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_match((string)::text, (pattern)::text, 'i'::text)

CREATE OR REPLACE FUNCTION public.regexp_match(string citext, pattern citext, flags text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_match((string)::text, (pattern)::text, CASE WHEN (strpos(flags, 'c'::text) = 0) THEN (flags || 'i'::text) ELSE flags END)

CREATE OR REPLACE FUNCTION public.regexp_matches(string citext, pattern citext)
 RETURNS SETOF text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT ROWS 1
RETURN regexp_matches((string)::text, (pattern)::text, 'i'::text)

CREATE OR REPLACE FUNCTION public.regexp_matches(string citext, pattern citext, flags text)
 RETURNS SETOF text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT ROWS 10
RETURN regexp_matches((string)::text, (pattern)::text, CASE WHEN (strpos(flags, 'c'::text) = 0) THEN (flags || 'i'::text) ELSE flags END)

CREATE OR REPLACE FUNCTION public.regexp_replace(string citext, pattern citext, replacement text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace((string)::text, (pattern)::text, replacement, 'i'::text)

CREATE OR REPLACE FUNCTION public.regexp_replace(string citext, pattern citext, replacement text, flags text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace((string)::text, (pattern)::text, replacement, CASE WHEN (strpos(flags, 'c'::text) = 0) THEN (flags || 'i'::text) ELSE flags END)

CREATE OR REPLACE FUNCTION public.regexp_split_to_array(string citext, pattern citext)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_split_to_array((string)::text, (pattern)::text, 'i'::text)

CREATE OR REPLACE FUNCTION public.regexp_split_to_array(string citext, pattern citext, flags text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_split_to_array((string)::text, (pattern)::text, CASE WHEN (strpos(flags, 'c'::text) = 0) THEN (flags || 'i'::text) ELSE flags END)

CREATE OR REPLACE FUNCTION public.regexp_split_to_table(string citext, pattern citext)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_split_to_table((string)::text, (pattern)::text, 'i'::text)

CREATE OR REPLACE FUNCTION public.regexp_split_to_table(string citext, pattern citext, flags text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_split_to_table((string)::text, (pattern)::text, CASE WHEN (strpos(flags, 'c'::text) = 0) THEN (flags || 'i'::text) ELSE flags END)

CREATE OR REPLACE FUNCTION public.replace(citext, citext, citext)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(($1)::text, regexp_replace(($2)::text, '([^a-zA-Z_0-9])'::text, '\\\1'::text, 'g'::text), ($3)::text, 'gi'::text)

CREATE OR REPLACE FUNCTION public.split_part(citext, citext, integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (regexp_split_to_array(($1)::text, regexp_replace(($2)::text, '([^a-zA-Z_0-9])'::text, '\\\1'::text, 'g'::text), 'i'::text))[$3]

CREATE OR REPLACE FUNCTION public.strpos(citext, citext)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN strpos(lower(($1)::text), lower(($2)::text))

CREATE OR REPLACE FUNCTION public.texticlike(citext, citext)
 RETURNS boolean
 LANGUAGE internal
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$texticlike$function$

CREATE OR REPLACE FUNCTION public.texticlike(citext, text)
 RETURNS boolean
 LANGUAGE internal
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$texticlike$function$

CREATE OR REPLACE FUNCTION public.texticnlike(citext, citext)
 RETURNS boolean
 LANGUAGE internal
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$texticnlike$function$

CREATE OR REPLACE FUNCTION public.texticnlike(citext, text)
 RETURNS boolean
 LANGUAGE internal
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$texticnlike$function$

CREATE OR REPLACE FUNCTION public.texticregexeq(citext, citext)
 RETURNS boolean
 LANGUAGE internal
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$texticregexeq$function$

CREATE OR REPLACE FUNCTION public.texticregexeq(citext, text)
 RETURNS boolean
 LANGUAGE internal
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$texticregexeq$function$

CREATE OR REPLACE FUNCTION public.texticregexne(citext, citext)
 RETURNS boolean
 LANGUAGE internal
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$texticregexne$function$

CREATE OR REPLACE FUNCTION public.texticregexne(citext, text)
 RETURNS boolean
 LANGUAGE internal
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$texticregexne$function$

CREATE OR REPLACE FUNCTION public.translate(citext, citext, text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(translate(($1)::text, lower(($2)::text), $3), upper(($2)::text), $3)

CREATE TRIGGER rights_changed AFTER UPDATE ON access_grants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_rights_version();

CREATE TRIGGER rights_given AFTER INSERT ON access_grants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_rights_version();

CREATE TRIGGER rights_taken AFTER DELETE ON access_grants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_rights_version();

CREATE TRIGGER rights_changed AFTER UPDATE ON class_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_rights_version();

CREATE TRIGGER rights_given AFTER INSERT ON class_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_rights_version();

CREATE TRIGGER rights_taken AFTER DELETE ON class_members REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_rights_version();

CREATE TRIGGER rights_changed AFTER UPDATE ON family_links REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_rights_of_parents();

CREATE TRIGGER rights_given AFTER INSERT ON family_links REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_rights_of_parents();

CREATE TRIGGER rights_taken AFTER DELETE ON family_links REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_rights_of_parents();

CREATE TRIGGER refuse_own BEFORE INSERT OR UPDATE OF organization_id ON memberships FOR EACH ROW EXECUTE FUNCTION refuse_own_membership();

CREATE TRIGGER rights_changed AFTER UPDATE ON memberships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_rights_version();

CREATE TRIGGER rights_given AFTER INSERT ON memberships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_rights_version();

CREATE TRIGGER rights_taken AFTER DELETE ON memberships REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION raise_rights_version();

CREATE TRIGGER only_added BEFORE DELETE OR UPDATE ON olympiad_protocol_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER place_below AFTER UPDATE OF parent_id ON organizations FOR EACH ROW WHEN (old.path IS DISTINCT FROM new.path) EXECUTE FUNCTION place_below();

CREATE TRIGGER place_organization BEFORE INSERT OR UPDATE OF parent_id ON organizations FOR EACH ROW EXECUTE FUNCTION place_organization();

CREATE TRIGGER rights_of_brand AFTER UPDATE OF brand ON organizations FOR EACH ROW WHEN (old.brand IS DISTINCT FROM new.brand) EXECUTE FUNCTION raise_rights_of_brand();

CREATE TRIGGER only_added BEFORE UPDATE ON review_marks FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER refuse_own BEFORE INSERT OR UPDATE OF organization_id ON school_requests FOR EACH ROW EXECUTE FUNCTION refuse_own_membership();

CREATE TRIGGER rights_version BEFORE UPDATE ON users FOR EACH ROW WHEN (old.type IS DISTINCT FROM new.type OR old.grade_index IS DISTINCT FROM new.grade_index OR old.is_parent IS DISTINCT FROM new.is_parent OR old.is_coach IS DISTINCT FROM new.is_coach OR old.is_graduate IS DISTINCT FROM new.is_graduate OR old.is_elementary_pupil IS DISTINCT FROM new.is_elementary_pupil OR old.is_methodist IS DISTINCT FROM new.is_methodist OR old.portal_role IS DISTINCT FROM new.portal_role OR old.is_expert IS DISTINCT FROM new.is_expert OR old.second_factor_since IS DISTINCT FROM new.second_factor_since OR ('mini_group_teacher'::text = ANY (old.tags)) IS DISTINCT FROM ('mini_group_teacher'::text = ANY (new.tags)) OR (old.email_confirmed_at IS NOT NULL OR old.phone_confirmed_at IS NOT NULL) IS DISTINCT FROM (new.email_confirmed_at IS NOT NULL OR new.phone_confirmed_at IS NOT NULL)) EXECUTE FUNCTION raise_own_rights_version();
